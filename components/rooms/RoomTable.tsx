import type { RoomView } from "@/lib/listings/rooms/views";
import { ROOMS } from "./copy";

/** The rooms of a level and their areas. */
export function RoomTable({ level, rooms }: { level: string | null; rooms: readonly RoomView[] }) {
  // Without any area there is nothing to set against the names.
  const hasAreas = rooms.some(({ areaDm2 }) => areaDm2 !== null);
  return (
    <table className="w-full text-small">
      <caption className="visually-hidden">{ROOMS.table(level)}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{ROOMS.room}</th>
          {hasAreas && <th scope="col">{ROOMS.surface}</th>}
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ name, areaDm2 }, at) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have one name, and none moves
            key={at}
            className="border-b border-line align-baseline last:border-b-0"
          >
            <th scope="row" className="py-1.5 pr-4 text-left font-normal wrap-anywhere">
              {name}
            </th>
            {hasAreas && (
              <td className="py-1.5 text-right font-medium whitespace-nowrap figures">
                {areaDm2 === null ? <Unknown /> : ROOMS.surfaceText(areaDm2)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        –
      </span>
      <span className="visually-hidden">{ROOMS.unknown}</span>
    </>
  );
}
