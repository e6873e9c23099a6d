import { Icon } from "@/components/ui/Icon";
import { OUTSIDE_ROLES, type OutsideRole } from "@/lib/kernel/roles";
import { ROLE_LOOKS } from "./role-looks";

/** One card a role; the native control lies under it. */
export function RoleChoice({
  labels,
  error,
  errorHidden,
  onChoose,
}: {
  labels: { role: string; roles: Record<OutsideRole, string> };
  error: string | null;
  errorHidden: boolean;
  onChoose: () => void;
}) {
  const errorId = error ? "beta-role-erreur" : undefined;
  return (
    <fieldset
      data-field="role"
      aria-describedby={errorId}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 text-small font-semibold">{labels.role}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {OUTSIDE_ROLES.map((role) => (
          <label
            key={role}
            className="choice min-h-12 gap-3 px-3.5 py-2.5 font-semibold sm:min-h-24 sm:flex-col sm:justify-center sm:gap-1.5 sm:px-2 sm:text-center"
          >
            <input type="radio" name="role" value={role} required onChange={onChoose} />
            <Icon name={ROLE_LOOKS[role].icon} className="size-6 shrink-0" />
            {labels.roles[role]}
          </label>
        ))}
      </div>
      {error && (
        <p
          id={errorId}
          data-message=""
          className={
            errorHidden ? "visually-hidden" : "mt-1.5 text-small font-medium text-tile-strong"
          }
        >
          {error}
        </p>
      )}
    </fieldset>
  );
}
