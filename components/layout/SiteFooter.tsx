import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import { BRAND } from "@/lib/content/brand";
import { routes } from "@/lib/routes/public";
import type { NavigationLink } from "./copy";
import { FOOTER } from "./footer-copy";
import { Logo } from "./Logo";

/** What a person who has an account has no use for. */
const FOR_STRANGERS = new Set<string>([
  routes.beta,
  routes.login(),
  routes.register({ role: "buyer" }),
]);

/** A group's links, without the waitlist's once the product is open. */
function linksOf(group: { links: readonly NavigationLink[] }, prelaunch: boolean) {
  return group.links.filter(({ href }) => prelaunch || href !== routes.beta);
}

/** What the foot of every public page says: every door, the note on loopers, the legal pages. */
export function SiteFooter({ prelaunch }: { prelaunch: boolean }) {
  return (
    <>
      <div className="roofline" />
      <div className="panel-night -mt-px">
        <Container className="pt-12 pb-8 lg:pt-16">
          <div className="grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <div className="flex flex-col items-start gap-6">
              <Link href={routes.home} className="rounded-control">
                <Logo className="text-[1.625rem]" />
              </Link>
              <p className="max-w-88 font-display text-heading font-bold text-balance">
                {FOOTER.pitch}
              </p>
            </div>
            <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
              {FOOTER.groups.map((group) => (
                <nav key={group.title} aria-label={group.title}>
                  <p aria-hidden="true" className="text-small font-semibold text-mimosa">
                    {group.title}
                  </p>
                  <ul className="mt-1">
                    {linksOf(group, prelaunch).map(({ label, href }) => (
                      <li
                        key={href}
                        className={FOR_STRANGERS.has(href) ? "for-strangers" : undefined}
                      >
                        <Link
                          href={href}
                          className="inline-flex min-h-11 items-center text-small text-on-night hover:underline"
                        >
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              ))}
            </div>
          </div>
          <p
            id="looper-disclaimer"
            className="mt-12 max-w-[34rem] border-l-3 border-mimosa pl-4 text-fine text-on-night-soft"
          >
            {FOOTER.looperNote}
          </p>
          <div className="mt-10 flex flex-wrap items-center gap-x-6 border-t border-night-line pt-4 text-fine text-on-night-soft">
            <p className="py-3">© {BRAND.name}</p>
            <nav aria-label={FOOTER.legalLabel}>
              <ul className="flex flex-wrap gap-x-6">
                {FOOTER.legal.map(({ label, href }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      className="inline-flex min-h-11 items-center hover:text-on-night hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </Container>
      </div>
    </>
  );
}
