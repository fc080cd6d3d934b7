const key = 'languageOffer'

/** True if the visitor has chosen a language, or closed the offer of one. */
export function isOfferDone(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Without storage the offer would come back on every page.
    return true
  }
}

/** The offer does not come back. */
export function finishOffer(): void {
  try {
    localStorage.setItem(key, 'done')
  } catch {
    // Storage is forbidden, and so there is no offer.
  }
}
