import { LinkButton } from "@/components/ui/Button";
import { routes } from "@/lib/routes/public";
import { HOME } from "./copy";

/** Says that the product is not open yet, and where to take one's place. */
export function PrelaunchNotice() {
  const { prelaunch } = HOME;
  return (
    <section
      aria-labelledby="beta-titre"
      className="for-strangers flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-panel bg-mimosa-soft p-6 sm:px-10 sm:py-8"
    >
      <div className="max-w-[46rem]">
        <h2 id="beta-titre" className="text-heading">
          {prelaunch.title}
        </h2>
        <p className="mt-1.5">{prelaunch.text}</p>
      </div>
      <LinkButton href={routes.beta} variant="accent" size="lg">
        {prelaunch.action}
      </LinkButton>
    </section>
  );
}
