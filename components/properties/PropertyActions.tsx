import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Button, buttonClass, LinkButton } from "@/components/ui/Button";
import { Field } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { Select } from "@/components/ui/Select";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { AGREED_VISITS, type ListingMove, WITHDRAW_REASONS } from "@/lib/listings/states/rules";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import type { OwnedAction } from "@/lib/selling/actions";
import type { OwnedProperty } from "@/lib/selling/views";
import { ofHome } from "../space/copy";
import { PROPERTIES as COPY } from "./copy";
import type { PropertyForms } from "./forms";
import { LeaveForm } from "./LeaveForm";

interface Props {
  property: OwnedProperty;
  forms: PropertyForms;
}

/** Where an action leads; null for one that is a form. */
function hrefOf(action: OwnedAction, property: OwnedProperty): string | null {
  const { id, saleId, revision } = property;
  switch (action) {
    case "sale":
      return saleId && spaceRoutes.sale(saleId);
    case "listing":
      return routes.listing(id);
    case "statistics":
      return spaceRoutes.seller.listingAnalytics(id);
    case "window-card":
      return spaceRoutes.windowCard(id);
    case "leaflet":
      return spaceRoutes.leaflet(id);
    case "payments":
      return spaceRoutes.seller.payments;
    case "documents":
      return spaceRoutes.propertyDocuments(id);
    case "files":
      return spaceRoutes.propertyFiles(id);
    case "report":
      return spaceRoutes.propertyReport(id);
    case "mandate":
      return spaceRoutes.mandate(id);
    case "price":
      return spaceRoutes.changePrice(id);
    case "continue":
      return revision && spaceRoutes.editListing(revision.id);
    default:
      return null;
  }
}

const labelOf = (action: OwnedAction, { revision }: OwnedProperty) =>
  action === "continue" && revision?.status === "in_review" ? COPY.follow : COPY.actions[action];

/** Of what lists have many of, the name of the one that an action is about. */
const Of = ({ title }: { title: string }) => <VisuallyHidden>{ofHome(title)}</VisuallyHidden>;

/** The form of an action that begins a draft or a change, with its ids. */
export function BeginForm({
  id,
  action,
  fields,
  label,
  title,
}: {
  id: string;
  action: FormAction;
  fields: Record<string, string>;
  label: string;
  title: string;
}) {
  return (
    <ActionForm id={id} action={action} className="grow">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton variant="secondary" wide sending={COPY.sending}>
        {label}
        <Of title={title} />
      </SubmitButton>
    </ActionForm>
  );
}

/** One of the actions that stand beside each other. */
function MainAction({ action, property, forms }: Props & { action: OwnedAction }) {
  const { id, title, revision } = property;
  const href = hrefOf(action, property);
  const label = labelOf(action, property);
  if (href) {
    return (
      <LinkButton variant="secondary" href={href} className="grow">
        {label}
        <Of title={title} />
      </LinkButton>
    );
  }
  const source: Record<string, string> = revision
    ? { revisionId: revision.id }
    : { propertyId: id };
  const form = action === "duplicate" || action === "relist" ? forms[action] : forms.start;
  return (
    <BeginForm
      id={`${action}-${id}`}
      action={form}
      fields={action === "duplicate" ? source : { propertyId: id }}
      label={label}
      title={title}
    />
  );
}

const formOf = ({ id }: OwnedProperty) => `etat-${id}`;

/** A button of the form of the listing's state, wherever it stands on the card. */
function MoveButton({ property, move }: { property: OwnedProperty; move: ListingMove }) {
  return (
    <Button
      type="submit"
      variant="secondary"
      form={formOf(property)}
      name="move"
      value={move}
      className="self-start"
    >
      {COPY.moves[move]}
      <Of title={property.title} />
    </Button>
  );
}

/**
 * Pauses the listing, and says what becomes of the visits that are agreed. Its controls are those of the form of the
 * listing's state, which stays when they go, with the message of what was done.
 */
function PauseControls({ property }: { property: OwnedProperty }) {
  const { id, title, agreedVisits: count } = property;
  const { pausing } = COPY;
  const options = AGREED_VISITS.map((value) => ({ value, label: pausing.choices[value](count) }));
  return (
    <details>
      <summary className="inline-flex min-h-11 w-fit items-center text-link">
        {COPY.moves.pause}
        <Of title={title} />
      </summary>
      <div className="mt-3 flex flex-col gap-4 rounded-card border border-line bg-sunken p-4 md:p-5">
        <p className="text-small">{pausing.explanation}</p>
        {count > 0 && (
          <Field id={`visites-${id}`} label={pausing.visits(count)} hint={pausing.hint}>
            {(attributes) => (
              <Select {...attributes} form={formOf(property)} name="visits" options={options} />
            )}
          </Field>
        )}
        <Button
          type="submit"
          variant="secondary"
          form={formOf(property)}
          name="move"
          value="pause"
          className="self-start"
        >
          {pausing.submit}
        </Button>
      </div>
    </details>
  );
}

/** What waits for the seller's answer: whether the home is for sale. */
function Confirmation({ property }: { property: OwnedProperty }) {
  const { confirmBy, isUnconfirmed, actions } = property;
  const move = isUnconfirmed ? "resume" : "confirm";
  if ((confirmBy === null && !isUnconfirmed) || !actions.moves.includes(move)) return null;
  return (
    <div className="flex flex-col gap-3 rounded-control bg-mimosa-soft p-3 text-small">
      <p>{confirmBy === null ? COPY.confirmation.unconfirmed : COPY.confirmation.due(confirmBy)}</p>
      <MoveButton property={property} move={move} />
    </div>
  );
}

/** Why a paused listing can't be put back, and what has to be signed first. */
function MissingMandate({
  property: { id, title, needsMandate, saleId },
}: Pick<Props, "property">) {
  if (!needsMandate) return null;
  return (
    <div className="flex flex-col items-start gap-3 rounded-control bg-mimosa-soft p-3 text-small">
      <p>{saleId === null ? COPY.mandate.missing : COPY.mandate.sale}</p>
      {saleId === null && (
        <LinkButton variant="secondary" href={spaceRoutes.mandate(id)}>
          {COPY.mandate.sign}
          <Of title={title} />
        </LinkButton>
      )}
    </div>
  );
}

/** Takes the property off the market, with a reason. */
function WithdrawForm({ property: { id, title, status, isJointlySold }, forms }: Props) {
  const { withdrawal } = COPY;
  const isDraft = status.main === "draft";
  const options = [
    { value: "", label: withdrawal.choose },
    ...WITHDRAW_REASONS.map((value) => ({ value, label: withdrawal.reasons[value] })),
  ];
  return (
    <ActionForm id={`retrait-${id}`} action={forms.withdraw}>
      <FormPanel
        summary={
          <>
            {withdrawal.open}
            <Of title={title} />
          </>
        }
        summaryClassName="inline-flex min-h-11 items-center text-link"
      >
        <input type="hidden" name="propertyId" value={id} />
        <p className="text-small">
          {isDraft ? withdrawal.draftExplanation : withdrawal.explanation}
        </p>
        {isJointlySold && <p className="text-small">{withdrawal.joint}</p>}
        <SelectField name="reason" label={withdrawal.reason} options={options} />
        <SubmitButton variant="danger" sending={COPY.sending} className="self-start">
          {isJointlySold ? withdrawal.jointSubmit : withdrawal.submit}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}

/** Gives up what is being written, once that is confirmed. */
export function DiscardForm({
  revisionId,
  title,
  isPublished,
  discard,
}: {
  revisionId: string;
  title: string;
  isPublished: boolean;
  discard: FormAction;
}) {
  const { discarding, actions } = COPY;
  return (
    <ActionForm id={`abandon-${revisionId}`} action={discard}>
      <FormPanel
        summary={
          <>
            {isPublished ? discarding.abandon : actions.discard}
            <Of title={title} />
          </>
        }
        summaryClassName="inline-flex min-h-11 items-center text-link"
      >
        <input type="hidden" name="revisionId" value={revisionId} />
        <p className="text-small">{isPublished ? discarding.change : discarding.draft}</p>
        <SubmitButton variant="danger" sending={COPY.sending} className="self-start">
          {isPublished ? discarding.abandon : discarding.submit}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}

/** The extra menu: a button, and the popover of what is done less often (Escape and a click outside close it). */
export function Menu({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${buttonClass({ variant: "quiet" })} w-fit`}
      >
        {COPY.menu}
        <Of title={title} />
        <Icon name="chevron-down" className="size-4" />
      </button>
      <ul
        id={id}
        popover="auto"
        aria-label={`${COPY.menu}${ofHome(title)}`}
        className="action-menu"
      >
        {children}
      </ul>
    </>
  );
}

function ExtraMenu({ property, forms }: Props) {
  const { id, title, revision, status, actions, leaving } = property;
  const { menu, moves, canWithdraw } = actions;
  if (menu.length === 0 && moves.length === 0 && !canWithdraw && !leaving) return null;
  const links = menu.flatMap((action) => {
    const href = hrefOf(action, property);
    return href === null ? [] : [{ action, href }];
  });
  return (
    // Another state has another menu, which is closed: the message above it is seen.
    <Menu key={`${status.main} ${moves.join()}`} id={`actions-${id}`} title={title}>
      {links.map(({ action, href }) => (
        <li key={action}>
          <Link href={href} className="text-link inline-flex min-h-11 items-center">
            {labelOf(action, property)}
            <Of title={title} />
          </Link>
        </li>
      ))}
      {moves.map((move) => (
        <li key={move} className="py-1">
          {move === "pause" ? (
            <PauseControls property={property} />
          ) : (
            <MoveButton property={property} move={move} />
          )}
        </li>
      ))}
      {revision && menu.includes("discard") && (
        <li>
          <DiscardForm
            revisionId={revision.id}
            title={title}
            isPublished={status.main !== "draft"}
            discard={forms.discard}
          />
        </li>
      )}
      {leaving && (
        <li>
          <LeaveForm property={property} leaving={leaving} leave={forms.leave} />
        </li>
      )}
      {canWithdraw && (
        <li>
          <WithdrawForm property={property} forms={forms} />
        </li>
      )}
    </Menu>
  );
}

/** What can be done with a property, at the foot of its card. */
export function PropertyActions({ property, forms }: Props) {
  const { id, actions } = property;
  return (
    <div className="mt-auto flex flex-col gap-2 pt-2">
      {actions.moves.length > 0 && (
        <ActionForm id={formOf(property)} action={forms.move} className="empty:hidden">
          <input type="hidden" name="propertyId" value={id} />
        </ActionForm>
      )}
      <Confirmation property={property} />
      <MissingMandate property={property} />
      {actions.main.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {actions.main.map((action) => (
            <MainAction key={action} action={action} property={property} forms={forms} />
          ))}
        </div>
      )}
      <ExtraMenu property={property} forms={forms} />
    </div>
  );
}
