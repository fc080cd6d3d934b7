/** Entries of a sortable list, without those of lists within them. */
export function findItems(container: HTMLElement): Element[] {
  return [...container.querySelectorAll('[data-sort-item]')].filter((item) => {
    const around = item.parentElement?.closest('[data-sort-item]') ?? null
    return around === null || !container.contains(around)
  })
}

/** Drag handle of the entry with this index. */
export function findGrip(container: HTMLElement, index: number): HTMLElement | undefined {
  const items = findItems(container)
  const grips = [...container.querySelectorAll<HTMLElement>(`[data-grip="${index}"]`)]
  return grips.find((grip) => items.some((item) => item === grip.closest('[data-sort-item]')))
}
