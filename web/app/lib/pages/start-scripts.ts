import { reloadOnce } from '../../chunks/reload-once.ts'
import { keepEarlyInput } from './early-input.ts'

/**
 * A page that is painted when its end has arrived (side-frame.tsx) is shown all the same where the end is late or never comes. The element
 * stays: React removes it with the page.
 */
const paintWithoutEnd = `setTimeout(function(){var end=document.querySelector('link[rel=expect]');if(end)end.removeAttribute('blocking')},3000)`

/** In the head: records typing and Enter while the rest of the page is still loading. */
export const earlyScript = import.meta.env.SSR ? `(${keepEarlyInput})(window);${paintWithoutEnd}` : ''

/** In the layout, around what React Router writes to start itself. With scripts, browsers treat it as text, and React leaves its links where they are. */
export const startId = 'start'

const noticeLook = 'column border-b border-line py-2.5 text-14 text-bad'

/**
 * Runs in the browser. The page can be read without a script, so scripts start when it has been painted and take nothing from
 * styles, fonts and images before that. A page in a hidden tab is not painted, and some browsers do not report it: hence the two other ways.
 * The large shared files (web/chunk-groups.ts names them) run one by one with a pause between them, so that a tap meanwhile is handled.
 * If a script or a style fails to load, the page is reloaded when there is a new version; otherwise it can still be read, and says so.
 */
const startAfterPaint = `function(held,nonce,reloadOnce){
var begun,failed
function start(){
if(begun)return
begun=true
var page=document.createRange().createContextualFragment(held.textContent),links=[].slice.call(page.querySelectorAll('link'))
links.forEach(function(link){link.onerror=fail;document.head.append(link)})
page.querySelectorAll('script').forEach(function(script){script.nonce=nonce;script.onerror=fail})
var rest=function(){return new Promise(function(go){var turn=new MessageChannel();turn.port1.onmessage=go;turn.port2.postMessage(0)})}
links.filter(function(link){return/[/](vendor|site|browse|items|reads|forms|contract|opened|workspaces)-[^/]+$/.test(link.href)}).reduce(function(before,link){return before.then(function(){return import(link.href)}).then(rest)},Promise.resolve()).then(function(){document.body.append(page)}).catch(fail)}
function fail(error){if(failed)return;failed=true;console.error(error);reloadOnce(window,Date.now()).then(function(isLeaving){
if(isLeaving)return
var notice=document.createElement('p'),text=document.createElement('span'),again=document.createElement('button');notice.role='alert';notice.className='${noticeLook}';again.className='link ml-3';again.textContent='Try again';again.onclick=function(){location.reload()};text.textContent='An unknown error occurred';notice.append(text,again);document.body.prepend(notice)})}
document.querySelectorAll('link[rel=stylesheet]').forEach(function(link){if(!link.sheet)fail('A style is missing')})
if(document.visibilityState==='hidden')return start()
setTimeout(start,1000)
try{new PerformanceObserver(function(seen){if(seen.getEntriesByName('first-contentful-paint').length)start()}).observe({type:'paint',buffered:true})}catch(e){start()}
}`

const opening = `<noscript id="${startId}">`
const closing = '</noscript>'
const documentEnd = '</body></html>'

/**
 * A page as React wrote it, without the end that starts React Router: its links and scripts, and the state it streams.
 * All of that is held back unchanged. The nonce is added in the browser: written into every script it could not be compressed across.
 */
export const holdScripts = (page: string, nonce: string): { html: string; ending: string } => {
  const start = page.lastIndexOf(opening)
  const end = page.indexOf(closing, start)
  if (start === -1 || !page.endsWith(documentEnd)) throw new Error('The page has no scripts to start with')
  const held = page.slice(start, end) + page.slice(end + closing.length, -documentEnd.length)
  return {
    html: page.slice(0, start) + documentEnd,
    // The element before the script, not one found by its id: only what the server itself put there gets the nonce.
    ending: `${held}${closing}<script nonce="${nonce}">(${startAfterPaint})(document.currentScript.previousElementSibling,document.currentScript.nonce,${reloadOnce})</script>`,
  }
}
