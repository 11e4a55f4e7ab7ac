import type { SocialProvider } from "@carmine/api/contract";
import { ButtonLink, Card, Container, EmptyState } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { CircleX, UserX } from "lucide-react";
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { PageHead } from "../../../app/PageHead.tsx";
import { useSignInDone } from "../use-sign-in-done.ts";
import * as styles from "./SocialCallback.css.ts";
import { takePending } from "./pending.ts";
import { socialProviders } from "./providers.tsx";
import { useFinishSocial } from "./use-social-calls.ts";

const Ended = ({
  title,
  declined = false,
  children,
}: {
  title: ReactNode;
  declined?: boolean;
  children: ReactNode;
}) => (
  <EmptyState
    level={1}
    icon={declined ? UserX : CircleX}
    tone={declined ? "info" : "critical"}
    title={title}
    actions={
      <>
        <ButtonLink href={paths.login} variant="solid">
          <FormattedMessage
            defaultMessage="Sign in another way"
            description="Button after a failed sign-in"
          />
        </ButtonLink>
        <ButtonLink href={paths.home}>
          <FormattedMessage defaultMessage="Back to the shop" description="Button to the home page" />
        </ButtonLink>
      </>
    }
  >
    {children}
  </EmptyState>
);

/** Page that a provider redirects to: signs in or shows an error. */
export const SocialCallback = ({ provider }: { provider: SocialProvider }): ReactElement => {
  const intl = useIntl();
  const params = useSearchParams();
  const done = useSignInDone();
  const errorText = useApiErrorText();
  const finish = useFinishSocial(provider);
  const { mutate } = finish;
  const [isStale, setStale] = useState(false);
  const started = useRef(false);
  const name = socialProviders.find((one) => one.provider === provider)?.name ?? provider;
  const declined = params.get("error") !== null || params.get("denied") !== null;
  const code = params.get("code") ?? params.get("oauth_verifier") ?? "";
  const state = params.get("state") ?? params.get("oauth_token") ?? "";

  useEffect(() => {
    // A code can be used only once, but the effect may run twice.
    if (started.current || declined) return;
    started.current = true;
    const pending = takePending(state);
    if (!pending || code === "") {
      setStale(true);
      return;
    }
    mutate(
      { oauthToken: pending.token, oauthTokenSecret: pending.tokenSecret, oauthVerifier: code },
      { onSuccess: (result) => done(result) },
    );
  }, [code, declined, done, mutate, state]);

  const title = intl.formatMessage(
    {
      defaultMessage: "Signing in with {provider}",
      description: "Title of the page that a provider returns to",
    },
    { provider: name },
  );
  const body = (): ReactElement => {
    if (declined)
      return (
        <Ended
          declined
          title={
            provider === "facebook" ? (
              <FormattedMessage
                defaultMessage="Facebook: user not logged in"
                description="The user declined at Facebook; text set by the specification"
              />
            ) : (
              <FormattedMessage
                defaultMessage="You didn’t sign in with {provider}"
                description="The user declined at the provider"
                values={{ provider: name }}
              />
            )
          }
        >
          <FormattedMessage
            defaultMessage="Nothing was shared with us. You can sign in another way."
            description="The user declined at the provider"
          />
        </Ended>
      );
    if (isStale)
      return (
        <Ended
          title={
            <FormattedMessage
              defaultMessage="This sign-in has expired"
              description="A sign-in that is too old"
            />
          }
        >
          <FormattedMessage
            defaultMessage="This sign-in started too long ago or in another browser, or was already used. Start again."
            description="A sign-in that is too old"
          />
        </Ended>
      );
    if (finish.error)
      return (
        <Ended
          title={
            <FormattedMessage defaultMessage="We couldn’t sign you in" description="Title of a failure" />
          }
        >
          {errorText(finish.error)}
        </Ended>
      );
    return (
      <EmptyState level={1} icon="busy" tone="info" title={title}>
        <FormattedMessage defaultMessage="One moment, please." description="While a sign-in is finished" />
      </EmptyState>
    );
  };
  return (
    <Container className={styles.page}>
      <PageHead title={title} noIndex />
      <Card>{body()}</Card>
    </Container>
  );
};
