import { mutations, queries } from "@carmine/api/hooks";
import { Button, Card, Heading, Skeleton, Tag, Text } from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import * as styles from "./page.css.ts";

/** Active sessions of the account; each can be signed out. */
export const DevicesCard = (): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const toast = useShowToast();
  const sessions = useQuery(queries.userSessions(api));
  const end = useMutation(mutations.userSessionEnd(api));
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  const finish = (id?: number): void =>
    end.mutate(
      { body: id === undefined ? {} : { id } },
      {
        onSuccess: () =>
          toast({
            message: intl.formatMessage({ defaultMessage: "Signed out there", description: "Toast" }),
          }),
      },
    );
  const unknown = intl.formatMessage({ defaultMessage: "Unknown device", description: "A session" });
  return (
    <Card>
      <div className={styles.head}>
        <Heading level={2}>
          <FormattedMessage
            defaultMessage="Where you’re signed in"
            description="Title of a card of the profile"
          />
        </Heading>
        {others > 0 && (
          <Button loading={end.isPending && !end.variables?.body.id} onClick={() => finish()}>
            <FormattedMessage defaultMessage="Sign out everywhere else" description="Button of the profile" />
          </Button>
        )}
      </div>
      <QueryView
        query={sessions}
        skeleton={<Skeleton height={120} />}
        failure={intl.formatMessage({
          defaultMessage: "We couldn’t load your devices",
          description: "Title of a failure",
        })}
      >
        {(list) => (
          <ul className={styles.rows}>
            {list.map(({ id, device, isCurrent, lastTime }) => (
              <li key={id} className={styles.row}>
                <span className={styles.words}>
                  <span className={styles.title}>
                    <strong>{device || unknown}</strong>
                    {isCurrent && (
                      <Tag variant="success">
                        <FormattedMessage defaultMessage="This device" description="Tag of a session" />
                      </Tag>
                    )}
                  </span>
                  <Text tone="muted" size={12}>
                    <FormattedMessage
                      defaultMessage="Last used {time}"
                      description="Below a session"
                      values={{ time: <DateTime value={lastTime} /> }}
                    />
                  </Text>
                </span>
                {!isCurrent && (
                  <Button
                    aria-label={intl.formatMessage(
                      { defaultMessage: "Sign out: {device}", description: "Name of a button of a session" },
                      { device: device || unknown },
                    )}
                    loading={end.isPending && end.variables?.body.id === id}
                    onClick={() => finish(id)}
                  >
                    <FormattedMessage defaultMessage="Sign out" description="Button of a session" />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
};
