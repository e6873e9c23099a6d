import { Facade } from "@/components/illustrations/Facade";
import { Icon } from "@/components/ui/Icon";
import { AUTH } from "../copy";

export type AuthSideName = keyof typeof AUTH.sides;

/** The house of each side: lit where one is awaited, ajar where one arrives, shut without its key. */
export const HOUSES: Record<AuthSideName, number> = { home: 3, account: 2, key: 0 };

/** What stands beside a form where there is room: why it is worth filling in, above a street. */
export function AuthSide({ name, house }: { name: AuthSideName; house: number }) {
  const { title, points } = AUTH.sides[name];
  return (
    <div className="sticky top-8 flex min-h-140 flex-col justify-between gap-10 overflow-hidden rounded-panel bg-brand-soft louvres max-lg:hidden">
      <div className="px-10 pt-12 xl:px-14 xl:pt-14">
        <p className="max-w-90 font-display text-title font-bold text-balance text-brand-strong">
          {title}
        </p>
        <ul className="mt-6 flex max-w-100 flex-col gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-end justify-center border-b-8 border-slate px-6">
        {[0, 1, 2].map((offset) => (
          <Facade key={offset} step={house + offset} className="h-auto min-w-0 flex-1" />
        ))}
      </div>
    </div>
  );
}
