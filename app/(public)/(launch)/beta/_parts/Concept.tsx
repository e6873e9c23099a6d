import { Section } from "@/components/ui/Section";
import { formatPrice } from "@/lib/kernel/format";
import { PRICE_TIERS } from "@/lib/pricing/rules";
import { BETA } from "../copy";
import { KeyRing } from "./KeyRing";
import { ROLE_LOOKS } from "./role-looks";

/** The cheapest package, and the one above whose lower bound a share is added. */
const [cheapest, , , , , beyond] = PRICE_TIERS;

/** The concept at nightfall: a bunch of three keys, what each opens, and why. */
export function Concept() {
  const { title, lead, keys, why } = BETA.concept;
  return (
    <Section id="concept" labelledBy="concept-titre" tone="night" className="mt-section">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <KeyRing className="mx-auto h-auto w-56 lg:w-full lg:max-w-88" />
        <div>
          <h2 id="concept-titre" className="text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-[40rem] text-lead text-on-night-soft">{lead}</p>
          <ol className="mt-9 grid gap-x-8 gap-y-7 md:grid-cols-3">
            {keys.map((key) => (
              <li key={key.role} className={`border-t-4 pt-4 ${ROLE_LOOKS[key.role].onNight}`}>
                <h3 className="text-heading">{key.title}</h3>
                <p className="mt-2 text-on-night-soft">{key.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div
        id="pourquoi"
        className="mt-14 grid gap-x-16 gap-y-5 border-t border-night-line pt-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
      >
        <h3 className="font-display text-title font-bold text-mimosa">{why.title}</h3>
        <div className="max-w-[44rem]">
          <p className="font-display text-heading font-bold text-balance">
            {why.text} {why.range(formatPrice(cheapest.feeCents), formatPrice(beyond.feeCents))}{" "}
            {formatPrice(beyond.aboveCents)} {why.beyond}
          </p>
          <p className="mt-4 text-on-night-soft">{why.assistant}</p>
        </div>
      </div>
    </Section>
  );
}
