import type { Person } from "@carmine/api/hooks";
import { Button, Card, Heading, Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useState, type ReactElement, type ReactNode } from "react";
import { lazy } from "../../../hydration/lazy.tsx";
import { personPhone } from "../../../features/session/person-phone.ts";
import * as styles from "./page.css.ts";

const dialogs = {
  email: lazy(() => import("./dialogs/EmailDialog.tsx")),
  phone: lazy(() => import("./dialogs/PhoneDialog.tsx")),
  password: lazy(() => import("./dialogs/PasswordDialog.tsx")),
};

interface RowProps {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly button?: ReactNode;
  readonly onPress: () => void;
}

const Row = ({ name, value, button, onPress }: RowProps): ReactElement => (
  <li className={styles.row}>
    <span className={styles.words}>
      <strong>{name}</strong>
      <Text tone="muted">{value}</Text>
    </span>
    {button && <Button onClick={onPress}>{button}</Button>}
  </li>
);

/** Contact details of the account and its sign-in methods. */
export const SecurityCard = ({ person }: { person: Person }): ReactElement => {
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Opened = open && dialogs[open];
  const isGuest = person.userType === "visitor";
  const hasOwnPassword = person.userType === "email" || person.userType === "phone";
  return (
    <Card>
      <Heading level={2}>
        <FormattedMessage
          defaultMessage="Sign-in and security"
          description="Title of a card of the profile"
        />
      </Heading>
      <ul className={styles.rows}>
        <Row
          name={
            <FormattedMessage defaultMessage="Email" description="Facts about a shop, and other places" />
          }
          value={
            person.email ?? <FormattedMessage defaultMessage="Not added" description="No email or phone" />
          }
          button={
            !isGuest &&
            (person.email ? (
              <FormattedMessage
                defaultMessage="Change email"
                description="Button of the profile, and other places"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Add email"
                description="Button of the profile, and other places"
              />
            ))
          }
          onPress={() => setOpen("email")}
        />
        <Row
          name={
            <FormattedMessage
              defaultMessage="Phone number"
              description="Label of a field, and other places"
            />
          }
          value={
            personPhone(person) ?? (
              <FormattedMessage defaultMessage="Not added" description="No email or phone" />
            )
          }
          button={
            !isGuest &&
            (person.phone ? (
              <FormattedMessage
                defaultMessage="Change phone number"
                description="Button of the profile, and other places"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Add phone number"
                description="Button of the profile, and other places"
              />
            ))
          }
          onPress={() => setOpen("phone")}
        />
        <Row
          name={
            <FormattedMessage defaultMessage="Password" description="Label of a field, and other places" />
          }
          value={
            hasOwnPassword ? (
              <FormattedMessage
                defaultMessage="Use a password you don’t use anywhere else"
                description="Below the password in the profile"
              />
            ) : isGuest ? (
              <FormattedMessage
                defaultMessage="A guest account has no password. Register with your email to keep your orders."
                description="Below the password in the profile of a guest"
              />
            ) : (
              <FormattedMessage
                defaultMessage="You sign in without a password"
                description="Below the password in the profile of a user who signs in with a social account"
              />
            )
          }
          button={
            hasOwnPassword && (
              <FormattedMessage
                defaultMessage="Change password"
                description="Button of the profile, and other places"
              />
            )
          }
          onPress={() => setOpen("password")}
        />
      </ul>
      {Opened && <Opened person={person} onClose={() => setOpen(undefined)} />}
    </Card>
  );
};
