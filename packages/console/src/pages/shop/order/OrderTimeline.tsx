import { merchantOrderNote, type StaffOrderDetail } from "@carmine/api/contract";
import {
  Button,
  Segments,
  TextField,
  Timeline,
  type IconShape,
  type TimelineEntry,
} from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import Check from "lucide-react/icons/check";
import CreditCard from "lucide-react/icons/credit-card";
import StickyNote from "lucide-react/icons/sticky-note";
import Truck from "lucide-react/icons/truck";
import { useState, type FormEvent } from "react";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { useTimes } from "../../../features/times/use-times.ts";
import { Section } from "../../../features/list/Section.tsx";

const actorTexts = defineMessages({
  shopper: { defaultMessage: "Customer", description: "Console orders: column" },
  merchant: { defaultMessage: "Shop", description: "Console order history: who" },
  operator: { defaultMessage: "Marketplace", description: "Console: workspace" },
  system: { defaultMessage: "Automatic", description: "Console order history: who" },
  provider: { defaultMessage: "Payment provider", description: "Console webhooks: column" },
});

const icons: Readonly<Partial<Record<StaffOrderDetail["state"], IconShape>>> = {
  toShip: CreditCard,
  toReceive: Truck,
  finished: Check,
};

/** Events of the order, newest first, with the notes of the team between the events. */
export const OrderTimeline = ({ order }: { order: StaffOrderDetail }) => {
  const intl = useIntl();
  const times = useTimes();
  const { can } = useWorkspace();
  const errorText = useErrorText();
  const add = useWrite(merchantOrderNote);
  const [text, setText] = useState("");
  const [kind, setKind] = useState<"all" | "notes">("all");

  const events = order.history.map((event, index): TimelineEntry => ({
    id: `event-${index}`,
    title: event.title,
    by: intl.formatMessage(actorTexts[event.who]),
    time: { text: times.moment(event.at), iso: event.at },
    icon: icons[event.state],
    ...(event.note && { details: event.note }),
  }));
  const notes = order.notes.map((note): TimelineEntry => ({
    id: `note-${note.id}`,
    title: intl.formatMessage(
      { defaultMessage: "{name} added a note", description: "Console order history: entry" },
      { name: note.author },
    ),
    time: { text: times.moment(note.at), iso: note.at },
    icon: StickyNote,
    details: <span className={detail.teamNote}>{note.text}</span>,
  }));
  const entries = [...(kind === "all" ? events : []), ...notes].toSorted((a, b) =>
    b.time.iso.localeCompare(a.time.iso),
  );
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === "" || add.isPending) return;
    try {
      await add.mutateAsync({ params: { orderNo: order.orderNo }, body: { text } });
      setText("");
    } catch {
      // `add.error` is shown below the field, which keeps the text.
    }
  };
  const title = intl.formatMessage({ defaultMessage: "Timeline", description: "Console order: title" });
  return (
    <Section
      title={title}
      aside={
        <Segments
          label={title}
          value={kind}
          onValueChange={setKind}
          segments={[
            {
              value: "all",
              label: intl.formatMessage({ defaultMessage: "All", description: "Console lists: view" }),
            },
            {
              value: "notes",
              label: intl.formatMessage({ defaultMessage: "Notes", description: "Console orders: column" }),
            },
          ]}
        />
      }
    >
      <div className={detail.section}>
        {can("orders.note") && (
          <form className={detail.composer} onSubmit={(event) => void submit(event)}>
            <TextField
              labelHidden
              label={intl.formatMessage({
                defaultMessage: "Note for your team",
                description: "Console order: field",
              })}
              placeholder={intl.formatMessage({
                defaultMessage: "Add a note for your team. Customers can’t see it.",
                description: "Console order: placeholder of the note",
              })}
              maxLength={1000}
              value={text}
              onValueChange={setText}
              error={add.error ? errorText(add.error) : undefined}
            />
            <Button type="submit" loading={add.isPending}>
              <FormattedMessage defaultMessage="Add" description="Console order: button for a note" />
            </Button>
          </form>
        )}
        <Timeline label={title} entries={entries} />
      </div>
    </Section>
  );
};
