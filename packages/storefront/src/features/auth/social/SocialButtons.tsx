import { queries } from "@carmine/api/hooks";
import { Button } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useLocation } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { keepReturnPath } from "../../../app/cookies.ts";
import { localizedPath } from "@carmine/i18n";
import * as styles from "../LoginPanel.css.ts";
import { keepPending } from "./pending.ts";
import { isProviderOpen, socialProviders } from "./providers.tsx";
import { useStartSocial } from "./use-social-calls.ts";

/** Buttons of the enabled providers; renders nothing if none is enabled. */
export const SocialButtons = (): ReactElement | null => {
  const { api, locale } = useApp();
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const methods = useQuery(queries.loginMethods(api)).data;
  const start = useStartSocial();
  const open = socialProviders.filter(({ provider }) => isProviderOpen(methods, provider));
  if (open.length === 0) return null;
  return (
    <div
      className={styles.social}
      role="group"
      aria-label={intl.formatMessage({ defaultMessage: "Or sign in with", description: "Name of a group" })}
    >
      {open.map(({ provider, name, icon }) => (
        <Button
          key={provider}
          startIcon={icon}
          aria-label={intl.formatMessage(
            {
              defaultMessage: "Sign in with {provider}",
              description: "Name of a button of the sign-in panel",
            },
            { provider: name },
          )}
          loading={start.isPending && start.variables === provider}
          onClick={() =>
            start.mutate(provider, {
              onSuccess: (started) => {
                keepPending(started);
                // The sign-in page keeps the current return path; the panel returns to its own page.
                if (pathname !== paths.login) keepReturnPath(localizedPath(locale, pathname + search));
                location.assign(started.authorizationURL);
              },
            })
          }
        >
          {name}
        </Button>
      ))}
    </div>
  );
};
