import type { SocialProvider } from "@carmine/api/contract";
import type { Person } from "@carmine/api/hooks";
import { mutations, queries } from "@carmine/api/hooks";
import { Button, Card, Heading, Icon, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type ReactElement } from "react";
import { useLocation } from "../../../app/location.ts";
import { localizedPath } from "@carmine/i18n";
import { useApp } from "../../../app/AppContext.tsx";
import { keepReturnPath } from "../../../app/cookies.ts";
import { lazy } from "../../../hydration/lazy.tsx";
import { keepPending } from "../../../features/auth/social/pending.ts";
import { isProviderOpen, socialProviders } from "../../../features/auth/social/providers.tsx";
import * as styles from "./page.css.ts";

const ProofDialog = lazy(() => import("./dialogs/ProofDialog.tsx"));

/** Linked social accounts; renders nothing if no provider is enabled or linked. */
export const SocialCard = ({ person }: { person: Person }): ReactElement | null => {
  const { api, locale } = useApp();
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const methods = useQuery(queries.loginMethods(api)).data;
  const linked = useQuery(queries.userSocialList(api)).data ?? [];
  const link = useMutation(mutations.userSocialLink(api));
  const unlink = useMutation(mutations.userSocialUnlink(api));
  const [asked, setAsked] = useState<SocialProvider>();
  const shown = socialProviders.filter(
    ({ provider }) => isProviderOpen(methods, provider) || linked.some((one) => one.provider === provider),
  );
  if (shown.length === 0) return null;
  const isLinked = (provider: SocialProvider): boolean => linked.some((one) => one.provider === provider);
  const name = socialProviders.find(({ provider }) => provider === asked)?.name ?? "";
  const close = (): void => {
    setAsked(undefined);
    link.reset();
    unlink.reset();
  };
  return (
    <Card>
      <Heading level={2}>
        <FormattedMessage defaultMessage="Linked accounts" description="Title of a card of the profile" />
      </Heading>
      <ul className={styles.rows}>
        {shown.map(({ provider, name: words, icon }) => (
          <li key={provider} className={styles.row}>
            <span className={styles.title}>
              <Icon shape={icon} size="md" />
              <strong>{words}</strong>
              <Text tone="muted">{linked.find((one) => one.provider === provider)?.name}</Text>
            </span>
            <Button
              aria-label={
                isLinked(provider)
                  ? intl.formatMessage(
                      { defaultMessage: "Remove {provider}", description: "Name of a button of the profile" },
                      { provider: words },
                    )
                  : intl.formatMessage(
                      { defaultMessage: "Link {provider}", description: "Name of a button of the profile" },
                      { provider: words },
                    )
              }
              onClick={() => setAsked(provider)}
            >
              {isLinked(provider) ? (
                <FormattedMessage defaultMessage="Remove" description="Button of a linked account" />
              ) : (
                <FormattedMessage
                  defaultMessage="Link"
                  description="Button of an account that is not linked"
                />
              )}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ProofDialog
          person={person}
          title={
            isLinked(asked) ? (
              <FormattedMessage
                defaultMessage="Remove {provider}"
                description="Name of a button of the profile"
                values={{ provider: name }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="Link {provider}"
                description="Name of a button of the profile"
                values={{ provider: name }}
              />
            )
          }
          description={
            <FormattedMessage
              defaultMessage="First confirm that it’s you."
              description="Dialog of a linked account"
            />
          }
          submit={<FormattedMessage defaultMessage="Continue" description="Button of a dialog" />}
          busy={link.isPending || unlink.isPending}
          failure={link.error ?? unlink.error}
          onClose={close}
          onConfirmed={(proof) => {
            const body = { provider: asked, ...proof };
            if (isLinked(asked)) unlink.mutate({ body, quiet: true }, { onSuccess: close });
            else
              link.mutate(
                { body, quiet: true },
                {
                  onSuccess: (started) => {
                    keepPending(started);
                    keepReturnPath(localizedPath(locale, pathname + search));
                    location.assign(started.authorizationURL);
                  },
                },
              );
          }}
        />
      )}
    </Card>
  );
};
