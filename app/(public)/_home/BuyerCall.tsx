import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { routes } from "@/lib/routes/public";
import { HOME } from "./copy";
import { Keys } from "./Keys";

/** The call to open a buyer's account. */
export function BuyerCall() {
  const { buyer } = HOME;
  return (
    <section
      aria-labelledby="acheteur-titre"
      className="panel-night relative isolate flex flex-col gap-6 overflow-hidden rounded-panel p-6 sm:p-10"
    >
      <Keys className="absolute -top-6 right-4 -z-1 w-28 sm:right-8 sm:w-44" />
      <div className="max-w-[26rem] max-sm:pr-20 sm:pr-24 lg:pr-0">
        <h2 id="acheteur-titre" className="text-title">
          {buyer.title}
        </h2>
        <p className="mt-3 text-lead text-on-night-soft">{buyer.lead}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {buyer.points.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-mimosa" />
            {point}
          </li>
        ))}
      </ul>
      <LinkButton
        href={routes.register({ role: "buyer" })}
        variant="accent"
        size="lg"
        className="mt-auto self-start"
      >
        {buyer.action}
      </LinkButton>
    </section>
  );
}
