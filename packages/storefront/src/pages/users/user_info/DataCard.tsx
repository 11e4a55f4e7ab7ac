import type { Person } from "@carmine/api/hooks";
import { mutations } from "@carmine/api/hooks";
import { Button, Card, Heading, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { Download, Trash2 } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useNavigate } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { endSession } from "../../../app/end-session.ts";
import { lazy } from "../../../hydration/lazy.tsx";
import * as styles from "./page.css.ts";

const ProofDialog = lazy(() => import("./dialogs/ProofDialog.tsx"));

/** Export of personal data, and deletion of the account. */
export const DataCard = ({ person }: { person: Person }): ReactElement => {
  const app = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const toast = useShowToast();
  const [open, setOpen] = useState<"export" | "delete">();
  const take = useMutation(mutations.userExport(app.api));
  const leave = useMutation(mutations.userDelete(app.api));
  const close = (): void => {
    setOpen(undefined);
    take.reset();
    leave.reset();
  };
  return (
    <Card>
      <Heading level={2}>
        <FormattedMessage defaultMessage="Your data" description="Title of a card of the profile" />
      </Heading>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <span className={styles.words}>
            <strong>
              <FormattedMessage
                defaultMessage="Download your data"
                description="Row of the profile, and other places"
              />
            </strong>
            <Text tone="muted">
              <FormattedMessage
                defaultMessage="We’ll email you a file with all the data we have about you."
                description="Row of the profile"
              />
            </Text>
          </span>
          <Button startIcon={Download} disabled={!person.email} onClick={() => setOpen("export")}>
            <FormattedMessage defaultMessage="Request file" description="Button of the profile" />
          </Button>
        </li>
        <li className={styles.row}>
          <span className={styles.words}>
            <strong>
              <FormattedMessage defaultMessage="Delete your account" description="Row of the profile" />
            </strong>
            <Text tone="muted">
              <FormattedMessage
                defaultMessage="Deleted after 7 days. Until then, you can change your mind."
                description="Row of the profile: deleting the account"
              />
            </Text>
          </span>
          <Button startIcon={Trash2} disabled={Boolean(person.deletedAt)} onClick={() => setOpen("delete")}>
            <FormattedMessage
              defaultMessage="Delete account"
              description="Button of the profile, and other places"
            />
          </Button>
        </li>
      </ul>
      {open === "export" && (
        <ProofDialog
          person={person}
          title={
            <FormattedMessage
              defaultMessage="Download your data"
              description="Row of the profile, and other places"
            />
          }
          description={
            <FormattedMessage
              defaultMessage="The file goes to {email}. First confirm that it’s you."
              description="Dialog of the data export"
              values={{ email: person.email ?? "" }}
            />
          }
          submit={<FormattedMessage defaultMessage="Send the file" description="Button of a dialog" />}
          busy={take.isPending}
          failure={take.error}
          onClose={close}
          onConfirmed={(body) =>
            take.mutate(
              { body, quiet: true },
              {
                onSuccess: () => {
                  toast({
                    message: intl.formatMessage({
                      defaultMessage: "The file is on its way to your email",
                      description: "Toast",
                    }),
                  });
                  close();
                },
              },
            )
          }
        />
      )}
      {open === "delete" && (
        <ProofDialog
          danger
          person={person}
          title={<FormattedMessage defaultMessage="Delete your account?" description="Title of a dialog" />}
          description={
            <FormattedMessage
              defaultMessage="In 7 days we’ll delete your profile, addresses, saved products, coupons and points. Until then, you can sign in and keep your account. We keep records of paid orders as required by law."
              description="Dialog before deleting the account"
            />
          }
          submit={
            <FormattedMessage
              defaultMessage="Delete account"
              description="Button of the profile, and other places"
            />
          }
          busy={leave.isPending}
          failure={leave.error}
          onClose={close}
          onConfirmed={(body) =>
            leave.mutate(
              { body, quiet: true },
              {
                onSuccess: () => {
                  endSession(app);
                  toast({
                    tone: "info",
                    message: intl.formatMessage({
                      defaultMessage: "Your account will be deleted in 7 days. Sign in to keep it.",
                      description: "Toast",
                    }),
                  });
                  void navigate(paths.home);
                },
              },
            )
          }
        />
      )}
    </Card>
  );
};
