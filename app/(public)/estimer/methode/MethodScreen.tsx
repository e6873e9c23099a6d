import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import type { BacktestRow } from "@/lib/estimates/views";
import { formatInteger, formatPercent } from "@/lib/kernel/format";
import { routes } from "@/lib/routes/public";
import { METHOD_PAGE as COPY } from "./copy";

/** How estimates are made, and the errors that were measured. */
export function MethodScreen({ backtests }: { backtests: readonly BacktestRow[] }) {
  return (
    <Container className="flex flex-col gap-10 py-10 md:py-14">
      <div className="max-w-text">
        <h1 className="text-title">{COPY.title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{COPY.lead}</p>
      </div>
      <div className="flex max-w-text flex-col gap-6">
        {COPY.steps.map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-subheading">{title}</h2>
            <p className="mt-2">{text}</p>
          </section>
        ))}
      </div>
      <section aria-labelledby="erreurs" className="flex flex-col gap-4">
        <h2 id="erreurs" className="text-heading">
          {COPY.errorsTitle}
        </h2>
        <p className="max-w-text text-ink-soft">{COPY.errorsText}</p>
        {backtests.length === 0 ? <p>{COPY.empty}</p> : <ErrorTable backtests={backtests} />}
        {backtests.some(({ isWhole }) => !isWhole) && (
          <p className="max-w-text text-small text-ink-soft">{COPY.partial}</p>
        )}
      </section>
      <LinkButton href={routes.estimate} size="lg" className="self-start">
        {COPY.estimate}
      </LinkButton>
      <p className="max-w-text border-t border-line pt-5 text-small text-ink-soft">{COPY.law}</p>
    </Container>
  );
}

function ErrorTable({ backtests }: { backtests: readonly BacktestRow[] }) {
  const { columns } = COPY;
  const percent = (share: number) => formatPercent(share * 100);
  return (
    <section
      aria-label={COPY.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
      tabIndex={0}
      className="max-w-[60rem] overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-left text-small">
        <thead className="text-ink-soft">
          <tr className="*:px-3 *:py-3 *:font-medium">
            {Object.values(columns).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {backtests.map(({ commune, departmentCode, type, year, errors, coverage, isWhole }) => (
            <tr
              key={`${commune} ${departmentCode} ${type}`}
              className="figures border-t border-line *:px-3 *:py-3 *:whitespace-nowrap"
            >
              <th scope="row" className="font-semibold">
                {commune} ({departmentCode}){!isWhole && COPY.partialMark}
              </th>
              <td>{COPY.types[type]}</td>
              <td>{year}</td>
              <td>{formatInteger(errors.count)}</td>
              <td>{percent(errors.medianError)}</td>
              <td>{percent(errors.within10)}</td>
              <td>{percent(errors.within20)}</td>
              <td>{coverage === null ? COPY.unmeasured : percent(coverage)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
