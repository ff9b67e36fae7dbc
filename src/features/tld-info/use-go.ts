import { useNavigate } from '@tanstack/react-router'
import { writeAddress, type View } from './address.ts'

export type Go = (view: View, replace?: boolean) => void

/** Moves to another view of the list: a page address like any other, so reload and Back know it, with the way that led to the list. */
export function useGo(hash: string): Go {
  const navigate = useNavigate()
  return (view, replace = false) =>
    void navigate({
      to: '/tld-info/$hash',
      params: { hash },
      search: writeAddress(view),
      state: true,
      resetScroll: false,
      replace,
    })
}
