interface PlaceMapProps {
  brand: string
  /** What the map looks for: an address, or a city. */
  place: string
}

/** Where the shop is: a drawn map until the real one, which is only fetched near the screen, covers it. */
export function PlaceMap({ brand, place }: PlaceMapProps) {
  const query = encodeURIComponent(place)
  return (
    <div className="place" data-reveal>
      <div className="map">
        <MapDrawing />
        <iframe
          title={`Map: ${place}`}
          src={`https://www.google.com/maps?q=${query}&output=embed`}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
        />
      </div>
      <div className="map__card">
        <div>
          <b className="clip">{brand}</b>
          <span className="clip">{place}</span>
        </div>
        <a
          className="grow"
          href={`https://www.google.com/maps/dir/?api=1&destination=${query}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Directions
        </a>
      </div>
    </div>
  )
}

function MapDrawing() {
  return (
    <svg viewBox="0 0 760 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="760" height="400" fill="#ECE6DB" />
      <path d="M-20 322C110 292 182 352 300 316S520 262 800 318V430H-20Z" fill="#CFE3EC" />
      <path d="M470 30h150l24 104-168 22Z" fill="#DCE4D2" />
      <path d="M40 40h110v70H40Z" fill="#DCE4D2" />
      <g fill="none" stroke="#FFFFFF" strokeLinecap="round">
        <path d="M-10 196 770 128" strokeWidth="16" />
        <path d="M218-10 268 330" strokeWidth="14" />
        <path d="M452-10 488 300" strokeWidth="10" />
        <path d="M672-10 700 290" strokeWidth="10" />
        <path
          d="M-10 92 770 34M-10 284C140 250 200 300 300 272S560 222 770 262M108-10 140 290M340-10 372 290M570-10 596 270"
          strokeWidth="6"
        />
      </g>
      <g fill="none" stroke="#DDD4C5">
        <path d="M20 140 205 124M40 230 235 212M285 205 440 192M385 100 455 94M505 180 570 175M610 210 690 205M285 60 335 57M165 20 200 160" />
      </g>
      <g transform="translate(372 76) scale(.78)">
        <path d="M0 104C-26 76-38 58-38 38a38 38 0 0 1 76 0c0 20-12 38-38 66Z" fill="#01A0E2" />
        <path
          d="M-14 26h28M-9 27l-2 18M9 27l2 18M-15 47h30"
          stroke="#06222E"
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
        />
      </g>
    </svg>
  )
}
