import { useNavigate } from '@tanstack/react-router'
import { writeAddress, type View } from './address.ts'

export type Go = (view: View, replace?: boolean) => void

/** Returns a function that navigates to a view. The URL contains the view, so reload and Back restore it. */
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
