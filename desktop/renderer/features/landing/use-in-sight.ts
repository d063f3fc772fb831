import { useEffect, useState, type RefObject } from 'react'

/** Whether any of an element is in the window; false where the browser cannot tell. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    if (place.current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      setInSight(entries.at(-1)?.isIntersecting === true)
    })
    observer.observe(place.current)
    return () => {
      observer.disconnect()
    }
  }, [place])
  return inSight
}
