import type { OperatorApplication } from "@carmine/api/contract";
import { Heading, Icon, Timeline, type IconShape, type TimelineEntry } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { clsx } from "clsx";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import Send from "lucide-react/icons/send";
import X from "lucide-react/icons/x";
import { useTimes } from "../../../features/times/use-times.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { viewOf, viewTexts } from "./statuses.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  email: { defaultMessage: "Email verified", description: "Console applications: check" },
  nameFree: { defaultMessage: "Shop name is available", description: "Console applications: check" },
  nameTaken: { defaultMessage: "Another shop has this name", description: "Console applications: check" },
  first: { defaultMessage: "First application of this account", description: "Console applications: check" },
  rejected: {
    defaultMessage: "An earlier application was rejected",
    description: "Console applications: check",
  },
  papers: { defaultMessage: "Documents attached", description: "Console applications: check" },
  noPapers: { defaultMessage: "No documents attached", description: "Console applications: check" },
});

/** Checks that the server makes, and the history of the applicant. */
export const Checks = ({ application }: { application: OperatorApplication }) => {
  const intl = useIntl();
  const times = useTimes();
  const { isNameTaken, documents, others, questions } = application;
  const isRejected = others.some(({ auditStatus }) => viewOf(auditStatus) === "refused");
  const checks = [
    [true, texts.email],
    [!isNameTaken, isNameTaken ? texts.nameTaken : texts.nameFree],
    [documents.length > 0, documents.length > 0 ? texts.papers : texts.noPapers],
    ...(others.length === 0 ? ([[true, texts.first]] as const) : []),
    ...(isRejected ? ([[false, texts.rejected]] as const) : []),
  ] as const;
  const at = (iso: string) => ({ iso, text: times.moment(iso) });
  const entries: (TimelineEntry & { icon: IconShape })[] = [
    ...questions.map(({ id, text, nickname, at: asked }) => ({
      id: `q${id}`,
      icon: MessageCircleQuestion,
      title: intl.formatMessage({
        defaultMessage: "Information requested",
        description: "Console applications: history",
      }),
      by: nickname ?? undefined,
      time: at(asked),
      details: text,
    })),
    ...others.map(({ id, name, auditStatus, denialReason, createAt }) => ({
      id: `a${id}`,
      icon: viewOf(auditStatus) === "refused" ? X : Send,
      title: `${name}: ${intl.formatMessage(viewTexts[viewOf(auditStatus)])}`,
      time: at(createAt),
      details: denialReason ?? undefined,
    })),
    {
      id: "sent",
      icon: Send,
      title: intl.formatMessage({
        defaultMessage: "Application submitted",
        description: "Console applications: history",
      }),
      time: at(application.createAt),
    },
  ].toSorted((a, b) => b.time.iso.localeCompare(a.time.iso));
  return (
    <div className={styles.side}>
      <div className={detail.sectionLine}>
        <Heading level={3} size={16}>
          <FormattedMessage defaultMessage="Checks" description="Console applications: title" />
        </Heading>
        <ul className={styles.checks}>
          {checks.map(([isPassed, text]) => (
            <li key={text.defaultMessage as string} className={styles.check}>
              <Icon
                shape={isPassed ? CircleCheck : TriangleAlert}
                className={clsx(detail.lineIcon, isPassed ? styles.passed : styles.failed)}
              />
              {intl.formatMessage(text)}
            </li>
          ))}
        </ul>
      </div>
      <div className={detail.sectionLine}>
        <Heading level={3} size={16}>
          <FormattedMessage defaultMessage="History" description="Console applications: title" />
        </Heading>
        <Timeline
          label={intl.formatMessage({
            defaultMessage: "History",
            description: "Console applications: title",
          })}
          entries={entries}
          className={styles.history}
        />
      </div>
    </div>
  );
};
