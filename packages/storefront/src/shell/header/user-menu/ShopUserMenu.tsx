import type { Person } from "@carmine/api/hooks";
import { CountBadge, UserMenu, UserMenuButton, UserMenuLink, VisuallyHidden } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { LogOut } from "lucide-react";
import { useState, type ReactElement } from "react";
import { lazy } from "../../../hydration/lazy.tsx";
import { personPhone } from "../../../features/session/person-phone.ts";
import { useAccountEntries } from "../../../features/account/account-menu.ts";

const SignOut = lazy(() => import("./SignOut.tsx"));

/** Menu of the signed-in account: name, phone and email, the server's menu, and sign-out. */
export default function ShopUserMenu({ person }: { person: Person }): ReactElement {
  const intl = useIntl();
  const [leaving, setLeaving] = useState(false);
  const { orders, account } = useAccountEntries();
  const name: string =
    person.nickname ||
    person.email ||
    intl.formatMessage({ defaultMessage: "My account", description: "Account without a name" });
  return (
    <>
      <UserMenu
        label={intl.formatMessage(
          { defaultMessage: "Account of {name}", description: "Name of the account menu" },
          { name },
        )}
        name={name}
        avatar={person.avatar ?? undefined}
        facts={[personPhone(person), person.email].filter(
          (fact): fact is string => typeof fact === "string" && fact !== "",
        )}
      >
        {[...orders, ...account].map(({ id, label, href, icon, count }) => (
          <UserMenuLink key={id} href={href} {...(icon && { icon })}>
            {label}
            {count !== undefined && count > 0 && (
              <>
                <VisuallyHidden> {count}</VisuallyHidden>
                <CountBadge count={count} />
              </>
            )}
          </UserMenuLink>
        ))}
        <UserMenuButton icon={LogOut} onClick={() => setLeaving(true)}>
          <FormattedMessage defaultMessage="Sign out" description="Button that signs out, and other places" />
        </UserMenuButton>
      </UserMenu>
      {leaving && <SignOut onClose={() => setLeaving(false)} />}
    </>
  );
}
