import { LinkButton } from "@/components/ui/Button";
import { CloseButton } from "@/components/ui/CloseButton";
import { Container } from "@/components/ui/Container";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { NAVIGATION, PRIMARY_LINKS, SECONDARY_LINKS } from "./copy";
import { Logo } from "./Logo";
import { SpaceLink } from "./SpaceLink";

const MENU_ID = "menu-principal";

/**
 * The phone's menu: a shutter that comes down over the page. A `<dialog popover>`, so it opens,
 * takes the focus, closes with Escape and gives the focus back without JavaScript; globals.css
 * hides the page behind it from the keyboard.
 */
export function SiteMenu({ prelaunch }: { prelaunch: boolean }) {
  return (
    <dialog
      id={MENU_ID}
      popover="auto"
      aria-label={NAVIGATION.menuTitle}
      className="site-menu panel-night louvres m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto overscroll-contain open:flex"
    >
      <Container className="flex min-h-18 items-center justify-between">
        <Logo className="text-[1.375rem]" />
        <CloseButton
          popover={MENU_ID}
          label={NAVIGATION.closeMenu}
          className="-mr-2.5 size-12 hover:bg-night-raised"
          icon="size-7"
        />
      </Container>
      <Container className="flex grow flex-col gap-8 pt-4 pb-[max(2.5rem,env(safe-area-inset-bottom))]">
        <ul className="border-b border-night-line">
          {PRIMARY_LINKS.map(({ label, href }) => (
            <li key={href} className="border-t border-night-line">
              <Link
                href={href}
                className="flex min-h-18 items-center justify-between gap-4 font-display text-[2rem] leading-tight font-bold tracking-tight hover:text-mimosa"
              >
                {label}
                <Icon name="arrow-right" className="size-6 text-mimosa" />
              </Link>
            </li>
          ))}
        </ul>
        <ul className="flex flex-col">
          {SECONDARY_LINKS.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                className="flex min-h-12 items-center text-lead text-on-night-soft hover:text-on-night"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-col gap-3">
          {prelaunch && (
            <LinkButton
              href={NAVIGATION.beta.href}
              variant="accent"
              size="lg"
              wide
              className="for-strangers"
            >
              {NAVIGATION.beta.label}
            </LinkButton>
          )}
          <SpaceLink variant="secondary" size="lg" wide />
        </div>
      </Container>
    </dialog>
  );
}

/** The button that opens the phone's menu. */
export function SiteMenuButton({ className }: { className?: string }) {
  return (
    <button
      type="button"
      popoverTarget={MENU_ID}
      aria-haspopup="dialog"
      aria-label={NAVIGATION.openMenu}
      className={className}
    >
      <Icon name="menu" className="size-7" />
    </button>
  );
}
