import { type RefObject, useEffect } from "react";

const ROLE_LINK = /^#join-(seller|looper|buyer)$/;

/** Chooses the role that the page's address names, then the one of each link to the form: they say for whom. */
export function useRoleLinks(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const choose = (hash: string) => {
      const role = ROLE_LINK.exec(hash)?.[1];
      const radio = role && form.current?.querySelector(`input[name=role][value=${role}]`);
      if (radio instanceof HTMLInputElement) radio.checked = true;
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a[href^='#join-']") : null;
      if (link instanceof HTMLAnchorElement) choose(link.hash);
    };
    choose(location.hash);
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [form]);
}
