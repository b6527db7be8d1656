import { useNavigate } from 'react-router'
import { outdateReads } from '#web/lib/api/read-cache.ts'

/** Into the editor of what was just made. */
export const useEntrance = (list: 'products' | 'bundles') => {
  const navigate = useNavigate()
  return async ({ id }: { id: string }): Promise<void> => {
    await outdateReads('/api/creator')
    await navigate(`/creator/${list}/${id}`)
  }
}
