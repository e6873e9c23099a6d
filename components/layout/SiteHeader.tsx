import { Container } from "@/components/ui/Container";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { NAVIGATION, PRIMARY_LINKS } from "./copy";
import { HomeLink } from "./HomeLink";
import { SiteMenu, SiteMenuButton } from "./SiteMenu";
import { SpaceLink } from "./SpaceLink";

/**
 * What the top of every public page says. The same bytes for everyone: nobody is signed in while it renders.
 */
export function SiteHeader({ prelaunch }: { prelaunch: boolean }) {
  return (
    <>
      <Container className="flex min-h-18 items-center gap-x-6 lg:gap-x-10">
        <HomeLink logo="text-[1.375rem]" />
        <nav aria-label={NAVIGATION.label} className="hidden md:block">
          <ul className="flex items-center gap-x-1 lg:gap-x-3">
            {PRIMARY_LINKS.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="inline-flex min-h-11 items-center rounded-control px-2.5 font-medium decoration-mimosa decoration-3 underline-offset-[0.55em] hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-x-2 md:gap-x-3">
          {prelaunch && (
            <Link
              href={NAVIGATION.beta.href}
              className="for-strangers hidden min-h-11 items-center rounded-control px-2.5 font-medium decoration-mimosa decoration-3 underline-offset-[0.55em] hover:underline lg:inline-flex"
            >
              {NAVIGATION.beta.label}
            </Link>
          )}
          <SpaceLink
            variant="secondary"
            className="max-md:size-11 max-md:border-transparent max-md:bg-transparent max-md:px-0"
            labelClassName="max-md:visually-hidden"
          >
            <Icon name="user-round" className="size-5 max-md:size-6" />
          </SpaceLink>
          <SiteMenuButton className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-brand-soft md:hidden" />
        </div>
      </Container>
      <SiteMenu prelaunch={prelaunch} />
    </>
  );
}
