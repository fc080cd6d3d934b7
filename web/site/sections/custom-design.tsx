import { Link } from 'react-router'

interface CustomDesignProps {
  /** Continues a white page instead of standing on its own band. */
  onPaper?: boolean
}

export function CustomDesign({ onPaper = false }: CustomDesignProps) {
  return (
    <section
      className={onPaper ? 'section custom custom--paper' : 'section custom'}
      aria-labelledby="custom-h"
    >
      <div className="wrap custom__grid">
        <div className="custom__text" data-reveal>
          <p className="eyebrow">Custom design</p>
          <h2 id="custom-h">A swing drawn for your room</h2>
          <p className="sub">
            Send us a photo and three measures. We sketch it with you, choose the wood, rope and
            cloth, and build it to fit.
          </p>
          <Link className="btn btn--ink" to="/contactus">
            Consultations Now
          </Link>
        </div>
        <Drawing />
      </div>
    </section>
  )
}

function Drawing() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 740 404"
      role="img"
      aria-label="Working drawing of a swing with its length, height and depth"
    >
      <path className="fine" d="M14 350H732" />
      {/* front view */}
      <path d="M76 76 62 350h15L90 76M384 76l14 274h-15L370 76" />
      <rect x="64" y="60" width="332" height="16" rx="3" />
      <path className="fine" d="M123 76 111 222M337 76l12 146" />
      <path d="M120 72h6M334 72h6" />
      <rect x="108" y="182" width="244" height="12" rx="5" />
      <path d="M130 195V246M146 195V246M162 195V246M178 195V246M194 195V246M210 195V246M226 195V246M242 195V246M258 195V246M274 195V246M290 195V246M306 195V246M322 195V246M338 195V246" />
      <path d="M113 194V262M347 194V262M98 222h24M338 222h24" />
      <rect className="cloth" x="116" y="244" width="228" height="18" rx="7" />
      <rect x="106" y="262" width="248" height="12" rx="3" />
      {/* side view */}
      <path className="arc" d="M484 262A222 222 0 0 0 700 262" />
      <path d="M587 72 512 350h15L595 100M597 72l75 278h-15L589 100M546 282h92" />
      <rect x="582" y="60" width="20" height="14" rx="3" />
      <path className="fine" d="M592 74 556 222M592 74l38 148" />
      <path d="M552 262 540 186q-1-6 5-6t7 5l10 59M548 222h88q4 0 4 4v36" />
      <rect className="cloth" x="556" y="244" width="80" height="18" rx="7" />
      <rect x="550" y="262" width="92" height="12" rx="3" />
      {/* measures */}
      <path
        className="dim"
        d="M62 34H398M62 28v12M398 28v12M28 60V350M22 60h12M22 350h12M106 306H354M106 300v12M354 300v12M512 382H672M512 376v12M672 376v12"
      />
      <text x="230" y="20" textAnchor="middle">
        length, as your wall allows
      </text>
      <text transform="rotate(-90 14 205)" x="14" y="205" textAnchor="middle">
        height, to your beam
      </text>
      <text x="230" y="330" textAnchor="middle">
        seat for two, or three
      </text>
      <text x="592" y="371" textAnchor="middle">
        depth
      </text>
    </svg>
  )
}
