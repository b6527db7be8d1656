import type { EntryContext } from 'react-router'
import { reloadOnce } from '../../chunks/reload-once.ts'

type Manifest = EntryContext['manifest']
type ManifestRoute = NonNullable<Manifest['routes'][string]>

const modulesOf = (route: ManifestRoute): string[] =>
  [route.module, route.clientActionModule, route.clientLoaderModule, route.clientMiddlewareModule, route.hydrateFallbackModule].filter(
    (module) => module !== undefined,
  )

/** What the browser loads for a page: its routes with their modules, and everything those import. */
const scriptsOf = (manifest: Manifest, routeIds: readonly string[]) => {
  const routes = routeIds.map((id) => manifest.routes[id]).filter((route) => route !== undefined)
  const modules = routes.map((route) => [route.id, modulesOf(route)] as const)
  const imports = [...(manifest.entry.imports ?? []), ...routes.flatMap((route) => [...modulesOf(route), ...(route.imports ?? [])])]
  return { first: manifest.hmr?.runtime, list: manifest.url, entry: manifest.entry.module, modules, imports: [...new Set(imports)] }
}

const noticeLook = 'column border-b border-line py-2.5 text-14 text-bad'

/**
 * Runs in the browser. The page can be read without a script, so scripts begin when it has been painted and take nothing from
 * styles, fonts and pictures before that. A page in a hidden tab is not painted, and some browsers do not tell: hence the two other ways.
 * Scripts run one by one with a rest between them, so that a tap meanwhile is not kept waiting.
 * If one does not come, or a style, the page is loaded anew after a new version; otherwise it can still be read, and says so.
 */
const startAfterPaint = `function(page,reloadOnce){
var begun
function start(){
if(begun)return
begun=true
;[page.list,page.entry].concat(page.imports).forEach(function(href){var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)})
var load=function(href){return import(href)}
var rest=function(){return new Promise(function(go){var turn=new MessageChannel();turn.port1.onmessage=go;turn.port2.postMessage(0)})}
page.imports.reduce(function(before,href){return before.then(function(){return load(href)}).then(rest)},Promise.resolve(page.first&&load(page.first))).then(function(){return Promise.all([load(page.list)].concat(page.modules.map(function(route){return Promise.all(route[1].map(load))})))}).then(function(loaded){
window.__reactRouterRouteModules=Object.fromEntries(page.modules.map(function(route,at){return[route[0],Object.assign.apply(null,[{}].concat(loaded[at+1]))]}))
return load(page.entry)}).catch(fail)}
function fail(error){console.error(error);reloadOnce(window,Date.now()).then(function(isLeaving){
if(isLeaving)return
var said=document.createElement('p');said.role='alert';said.className='${noticeLook}';said.textContent='An unknown error occurred';document.body.prepend(said)})}
document.querySelectorAll('link[rel=stylesheet]').forEach(function(link){if(!link.sheet)fail('A style is missing')})
if(document.visibilityState==='hidden')return start()
setTimeout(start,1000)
try{new PerformanceObserver(function(seen){if(seen.getEntriesByName('first-contentful-paint').length)start()}).observe({type:'paint',buffered:true})}catch(e){start()}
}`

/** Inside a script no text may end it. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

const written = new WeakMap<Manifest, Map<string, string>>()

/** The list of a page's scripts as text. It is the same for every page of its kind, so it is written once. */
const listScripts = (manifest: Manifest, routeIds: readonly string[]): string => {
  const known = written.get(manifest) ?? new Map<string, string>()
  written.set(manifest, known)
  const key = routeIds.join(' ')
  const list = known.get(key) ?? inScript(scriptsOf(manifest, routeIds))
  known.set(key, list)
  return list
}

type Start = { context: EntryContext; state: string; nonce: string }

/** The one script of a page: React Router's state as its own code expects it, and the start of everything else. */
export const startScripts = ({ context, state, nonce }: Start): string => {
  const routeIds = context.staticHandlerContext.matches.map((match) => match.route.id)
  const stream = `new ReadableStream({start(c){c.enqueue(${inScript(state)});c.close()}}).pipeThrough(new TextEncoderStream())`
  return [
    `<script nonce="${nonce}">`,
    `window.__reactRouterContext=${context.serverHandoffString};window.__reactRouterContext.stream=${stream};`,
    `(${startAfterPaint})(${listScripts(context.manifest, routeIds)},${reloadOnce})`,
    '</script>',
  ].join('')
}
