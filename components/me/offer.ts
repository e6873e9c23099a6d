import { HEARTS } from "./copy";
import { button, element } from "./dom";

const { offer } = HEARTS;

/**
 * Offers the buyer's role, in place, to somebody signed in who pressed a heart. The dialog holds the focus and
 * gives it back to the heart.
 * @param accept takes the role; false where that failed
 */
export function offerBuyerRole(heart: HTMLElement, accept: () => Promise<boolean>): void {
  const problem = element("p", { role: "alert", class: "heart-offer-problem" });
  const yes = button(offer.accept, "button", async () => {
    yes.setAttribute("aria-disabled", "true");
    yes.textContent = offer.accepting;
    problem.textContent = "";
    if (await accept()) {
      dialog.close();
      return;
    }
    yes.removeAttribute("aria-disabled");
    yes.textContent = offer.accept;
    problem.textContent = HEARTS.failed;
  });
  const dialog = element(
    "dialog",
    { class: "heart-offer", "aria-labelledby": "heart-offer-title" },
    [
      element("h2", { id: "heart-offer-title" }, [offer.title]),
      element("p", {}, [offer.lead]),
      element(
        "ul",
        {},
        offer.points.map((point) => element("li", {}, [point])),
      ),
      problem,
      element("div", { class: "heart-offer-actions" }, [
        yes,
        button(offer.decline, "button button-secondary", () => dialog.close()),
      ]),
    ],
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    heart.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}
