import { barStyle, style } from './email-style.ts'

const heights = [6, 16, 10, 20, 8]

/** The logo without a picture: mail clients hide pictures until asked, and a picture from our server would tell us who reads. */
export const Wordmark = () => (
  <p className="ink" style={style.wordmark} data-skip-in-text="true">
    <span aria-hidden="true" style={{ marginRight: '7px' }}>
      {heights.map((height, index) => (
        <span key={height} className={index === 2 ? 'lit' : 'bar'} style={barStyle(height, index === 2)} />
      ))}
    </span>
    <span style={{ verticalAlign: 'middle' }}>Soundfair</span>
  </p>
)
