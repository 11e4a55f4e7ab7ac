import { mutations, queries } from "@carmine/api/hooks";
import { Switch, Text } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { topicTexts } from "../../../features/notices/notice-topics.ts";
import * as styles from "./page.css.ts";

export interface TopicSwitchProps {
  readonly topic: keyof typeof topicTexts;
  /** Whether its notifications are also emailed. */
  readonly mail: boolean;
  readonly disabled: boolean;
}

/** Switches emails for one topic. Each topic has its own request, which changes only that topic. */
export const TopicSwitch = ({ topic, mail, disabled }: TopicSwitchProps): ReactElement => {
  const { api, queryClient } = useApp();
  const intl = useIntl();
  const edit = useMutation({
    ...mutations.noticeSettingsEdit(api),
    onSuccess: (_data, { body }) =>
      queryClient.setQueryData(queries.noticeSettings(api).queryKey, (topics) =>
        topics?.map((one) => (one.topic === topic ? { ...one, mail: Boolean(body.mail) } : one)),
      ),
  });
  return (
    <Switch
      checked={edit.isPending ? Boolean(edit.variables.body.mail) : mail}
      disabled={disabled}
      onCheckedChange={(next) => edit.mutate({ body: { topic, mail: next } })}
    >
      <span className={styles.words}>
        <strong>{intl.formatMessage(topicTexts[topic].name)}</strong>
        <Text tone="muted" size={12}>
          {intl.formatMessage(topicTexts[topic].hint)}
        </Text>
      </span>
    </Switch>
  );
};
