import { queries, type Person } from "@carmine/api/hooks";
import { LanguageMenu, UtilityBar, UtilityButton, UtilityItem, UtilityLink } from "@carmine/design-system";
import { bcp47, defaultLocale, localeNames, localizedPath } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { House, Moon, Star, Sun } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { memo, Suspense, useSyncExternalStore, type ReactElement } from "react";
import { useLocation } from "../../app/location.ts";
import * as paths from "../../app/paths.ts";
import { useMarketplaceTexts } from "../../app/marketplace-texts.ts";
import { useApp, useLoginPanel, useShowToast } from "../../app/AppContext.tsx";
import { chooseScheme, currentScheme, onSchemeChange, type Scheme } from "../../app/theme.ts";
import { sellHref, registerHref, myOrdersHref } from "../../features/links.ts";
import { guestGroup } from "../../features/session/guest-only.css.ts";
import { serviceId } from "./service-id.ts";
import { usePerson, useSignedIn } from "../../features/session/use-person.ts";
import { ShopUserMenu } from "./user-menu/user-menu.ts";

/** Browsers don't let pages add a bookmark, so this shows how (specification, section 8). */
const CollectSite = (): ReactElement => {
  const intl = useIntl();
  const toast = useShowToast();
  const tell = (): void => {
    toast({
      tone: "info",
      message: intl.formatMessage(
        {
          defaultMessage: "Press {keys} to bookmark this site",
          description: "Toast of the button Collect this site; the keys are Ctrl+D or ⌘D",
        },
        { keys: /^(Mac|iP)/.test(navigator.platform) ? "⌘D" : "Ctrl+D" },
      ),
    });
  };
  return (
    <UtilityButton icon={Star} onClick={tell}>
      <FormattedMessage
        defaultMessage="Bookmark this site"
        description="Button at the top: bookmark the shop"
      />
    </UtilityButton>
  );
};

/** The HTML is the same for everybody; the browser corrects the icon after hydration. */
const schemeOfServer = (): Scheme => "light";

const SchemeSwitch = (): ReactElement => {
  const intl = useIntl();
  const scheme = useSyncExternalStore(onSchemeChange, currentScheme, schemeOfServer);
  const label = intl.formatMessage({
    defaultMessage: "Switch between light and dark",
    description: "Name of the button that changes the colors",
  });
  const change = (): void => chooseScheme(currentScheme() === "dark" ? "light" : "dark");
  return (
    <UtilityButton
      icon={scheme === "dark" ? Moon : Sun}
      foldedLabel={label}
      aria-label={label}
      title={label}
      onClick={change}
    />
  );
};

const Languages = (): ReactElement => {
  const { environment, locale } = useApp();
  const intl = useIntl();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return (
    <LanguageMenu
      label={intl.formatMessage(
        { defaultMessage: "Language: {name}", description: "Name of the language menu" },
        { name: localeNames[locale] },
      )}
      choices={environment.locales.map((language) => ({
        lang: bcp47(language),
        name: localeNames[language],
        current: language === locale,
        // `/en/…` redirects to the unprefixed page and stores English as the choice, because the cookie may have
        // another language.
        href:
          language === defaultLocale && language !== locale ? `/en${here}` : localizedPath(language, here),
      }))}
    />
  );
};

const SignInLinks = (): ReactElement => {
  const { name } = useMarketplaceTexts();
  const show = useLoginPanel((state) => state.show);
  return (
    <UtilityItem>
      <span className={guestGroup}>
        <FormattedMessage
          defaultMessage="Hi, welcome to {shop}"
          description="Greeting at the top for visitors"
          values={{ shop: name }}
        />
        <UtilityLink
          strong
          href={paths.login}
          onClick={(event) => {
            event.preventDefault();
            show();
          }}
        >
          <FormattedMessage defaultMessage="Sign in" description="Link at the top, and other places" />
        </UtilityLink>
        <UtilityLink
          href={registerHref}
          onClick={(event) => {
            event.preventDefault();
            show({ view: "register" });
          }}
        >
          <FormattedMessage defaultMessage="Register" description="Link at the top, and other places" />
        </UtilityLink>
      </span>
    </UtilityItem>
  );
};

/** Memoized: a Suspense boundary that re-renders before its code is loaded loses the server-rendered markup. */
const MemberMenu = memo(function MemberMenu({ person }: { person: Person }): ReactElement {
  return (
    <Suspense fallback={<SignInLinks />}>
      <UtilityItem>
        <ShopUserMenu person={person} />
      </UtilityItem>
    </Suspense>
  );
});

const Account = (): ReactElement => {
  const { api } = useApp();
  const signedIn = useSignedIn();
  const person = usePerson();
  const { isError } = useQuery({ ...queries.userInfo(api), enabled: signedIn });
  if (person) return <MemberMenu person={person} />;
  if (!signedIn || !isError) return <SignInLinks />;
  // The account can't be loaded, but the session hasn't ended.
  return (
    <UtilityItem>
      <UtilityLink href={paths.account}>
        <FormattedMessage defaultMessage="My account" description="Account without a name" />
      </UtilityLink>
    </UtilityItem>
  );
};

/** The link for merchants, shown to everybody. */
const SellLink = (): ReactElement => {
  const { name } = useMarketplaceTexts();
  return (
    <UtilityItem separated>
      <UtilityLink href={sellHref}>
        <FormattedMessage
          defaultMessage="Sell on {shop}"
          description="Footer link: become a merchant, and other places"
          values={{ shop: name }}
        />
      </UtilityLink>
    </UtilityItem>
  );
};

/** The thin bar above the header. */
export const ShopUtilityBar = (): ReactElement => {
  const intl = useIntl();
  return (
    <UtilityBar
      foldId={serviceId}
      label={intl.formatMessage({
        defaultMessage: "Service",
        description: "Score of a shop, and other places",
      })}
      start={
        <>
          <UtilityItem>
            <UtilityLink icon={House} href={paths.home}>
              <FormattedMessage defaultMessage="Home" description="Tab of a shop, and other places" />
            </UtilityLink>
          </UtilityItem>
          <UtilityItem>
            <CollectSite />
          </UtilityItem>
        </>
      }
      end={
        <>
          <Account />
          <UtilityItem separated>
            <UtilityLink href={myOrdersHref}>
              <FormattedMessage defaultMessage="My orders" description="Link at the top, and other places" />
            </UtilityLink>
          </UtilityItem>
          <SellLink />
          <UtilityItem separated>
            <Languages />
          </UtilityItem>
          <UtilityItem>
            <SchemeSwitch />
          </UtilityItem>
        </>
      }
    />
  );
};
