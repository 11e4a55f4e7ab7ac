import type { UserInfo } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { UserMenu, UserMenuButton, UserMenuLink } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { LogOut, Package } from "lucide-react";
import { Suspense, useState, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { onDemand } from "../../app/on-demand.tsx";
import { menuHref } from "../../features/account/account-menu.ts";
import { paths } from "../../features/links.ts";
import { useIsKnownPage } from "../../router/NavigationContext.tsx";

const SignOut = onDemand(() => import("./SignOut.tsx"));

/** Who is signed in: name, phone and email, the server's menu, and the way out. */
export default function ShopUserMenu({ person }: { person: UserInfo }): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const isKnownPage = useIsKnownPage();
  const [leaving, setLeaving] = useState(false);
  const menu = useQuery(queries.userMenu(api)).data?.routine_my_menus ?? [];
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
        facts={[person.phone, person.email].filter(
          (fact): fact is string => typeof fact === "string" && fact !== "",
        )}
      >
        <UserMenuLink icon={Package} href={paths.orders}>
          <FormattedMessage defaultMessage="My orders" description="Entry of the account menu" />
        </UserMenuLink>
        {menu.map(
          ({ id, name: entry, pc_url }) =>
            pc_url &&
            isKnownPage(pc_url) && (
              <UserMenuLink key={id} href={menuHref(pc_url, id)}>
                {entry}
              </UserMenuLink>
            ),
        )}
        <UserMenuButton icon={LogOut} onClick={() => setLeaving(true)}>
          <FormattedMessage defaultMessage="Sign out" description="Entry of the account menu" />
        </UserMenuButton>
      </UserMenu>
      {leaving && (
        <Suspense>
          <SignOut onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}
