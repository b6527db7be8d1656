import { useNavigate } from 'react-router'
import { outdateReads } from '#web/lib/api/read-cache.ts'

/** Opens the editor of a new item. */
export const useEntrance = (list: 'products' | 'bundles') => {
  const navigate = useNavigate()
  return async ({ id }: { id: string }): Promise<void> => {
    await outdateReads('/api/creator')
    await navigate(`/creator/${list}/${id}`)
  }
}
