import type { ComponentProps } from "react";
import type { Me } from "@/components/me/calls";
import { useMe } from "@/components/me/store";
import { LinkButton } from "@/components/ui/Button";
import { NAVIGATION } from "./copy";

const titleOf = ({ firstName, unread = 0 }: Me) =>
  unread > 0 ? `${firstName} (${unread} ${unread === 1 ? "non lu" : "non lus"})` : firstName;

/** Leads to the login, and a signed-in person to their own space. */
export function SpaceLink({
  labelClassName,
  children,
  ...look
}: Omit<ComponentProps<typeof LinkButton>, "href"> & { labelClassName?: string }) {
  const me = useMe((state) => state.me);
  return (
    <LinkButton
      {...look}
      href={me?.home ?? NAVIGATION.login.href}
      {...(me && { title: titleOf(me) })}
    >
      {children}
      <span className={labelClassName}>{me?.label ?? NAVIGATION.login.label}</span>
    </LinkButton>
  );
}
