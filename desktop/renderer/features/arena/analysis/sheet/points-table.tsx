import type { LyricAnalysis } from '#shared/contract/http/lyrics.ts'
import { cx } from '../../../../ui/cx.ts'
import { Points } from './points.tsx'
import { pointRows } from './point-rows.ts'

/** The total, and what it is made of: every row's points, added up, are the total. */
export function PointsTable({ analysis }: { readonly analysis: LyricAnalysis }) {
  const rows = pointRows(analysis)
  const most = Math.max(1, ...rows.map(({ points }) => Math.abs(points)))
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Where the points come from</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, reason, points }) => (
          <tr key={name} className="border-b-2 border-ink/20 align-top">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              <span className="label block text-base">{name}</span>
              <span className="prose block text-[0.9375rem] leading-snug">{reason}</span>
            </th>
            <td className="w-[42%] py-1.5 text-right">
              <Points points={points} className="text-2xl" />
              <span aria-hidden className="mt-0.5 block h-2.5 border-2 border-ink">
                <span
                  className={cx('block h-full', points < 0 ? 'ml-auto bg-foe' : 'bg-you')}
                  style={{ width: `${String((Math.abs(points) / most) * 100)}%` }}
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
