"use client";

import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { PROBLEM_PAGES } from "@/lib/content/problems";
import { routes } from "@/lib/routes/public";
import { ProblemPage } from "./ProblemPage";

const { notFound } = PROBLEM_PAGES;

const WAYS_ON = [
  { label: notFound.buy, href: routes.buy },
  { label: notFound.sell, href: routes.sell },
  { label: notFound.help, href: routes.help },
  { label: notFound.home, href: routes.home },
];

/** A street plate for a street that does not exist. */
function StreetPlate() {
  return (
    <p className="self-start -rotate-2 font-display font-bold lg:-mt-16 lg:self-center lg:rotate-2">
      <span className="plate mx-auto block w-fit rounded-b-none px-4 pt-1 pb-0 text-small">
        {notFound.district}
      </span>
      <span className="plate block px-6 py-3 text-center text-[clamp(1.75rem,5vw,3.5rem)] leading-tight tracking-tight">
        {notFound.plate}
      </span>
    </p>
  );
}

/** An address that leads nowhere, and the ways on. */
export function NotFoundScreen() {
  return (
    <ProblemPage picture={<StreetPlate />} title={notFound.title} lead={notFound.lead}>
      <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2">
        {WAYS_ON.map(({ label, href }) => (
          <li key={href} className="border-b border-line">
            <Link
              href={href}
              className="flex min-h-14 items-center justify-between gap-4 font-display text-subheading font-bold hover:text-brand"
            >
              {label}
              <Icon name="arrow-right" className="size-5 text-brand" />
            </Link>
          </li>
        ))}
      </ul>
    </ProblemPage>
  );
}
