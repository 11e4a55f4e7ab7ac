import { queries } from "@carmine/api/hooks";
import { Button, Card, Container, Heading, Icon, Image, Text, type IconShape } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, FileText, Percent, Store } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useApp, useLoginPanel } from "../../../app/AppContext.tsx";
import { useHome } from "../../../features/home-data.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { Fees } from "./Fees.tsx";
import * as styles from "./page.css.ts";
import { Quotes } from "./Quotes.tsx";
import { Questions } from "./Questions.tsx";

const Advantage = ({ icon, title, children }: { icon: IconShape; title: ReactNode; children: ReactNode }) => (
  <li className={styles.promise}>
    <span className={styles.promiseIcon}>
      <Icon shape={icon} size="lg" />
    </span>
    <strong>{title}</strong>
    <Text element="p" tone="muted">
      {children}
    </Text>
  </li>
);

/** Information about selling, with a button to start. */
export const Landing = ({ title }: { title: string }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const picture = useHome()?.recommendedPicture;
  const show = useLoginPanel((state) => state.show);
  const types = useQuery(queries.merchantTypes(api)).data ?? [];
  const categories = useQuery(queries.merchantCategories(api)).data ?? [];
  const fees = categories.flatMap(({ fee }) => fee ?? []);
  const enter = (view: "email" | "register") => (): void => show({ view });
  return (
    <Container className={styles.landing}>
      <Card className={styles.hero}>
        {picture && (
          <Image
            {...pictureOf(picture)}
            sizes="300px"
            tint="transparent"
            priority
            className={styles.heroPicture}
          />
        )}
        <Heading level={1} size={36}>
          {title}
        </Heading>
        <Text element="p" tone="muted">
          <FormattedMessage
            defaultMessage="Your own shop, your own prices, one checkout for every shopper."
            description="Sentence on the page for future merchants"
          />
        </Text>
        <div className={styles.heroActions}>
          <Button variant="solid" size="lg" onClick={enter("register")}>
            <FormattedMessage
              defaultMessage="Create an account to apply"
              description="Button for future merchants"
            />
          </Button>
          <Button size="lg" onClick={enter("email")}>
            <FormattedMessage defaultMessage="Sign in" description="Link at the top, and other places" />
          </Button>
        </div>
      </Card>
      <Card>
        <ul className={styles.promises}>
          <Advantage
            icon={FileText}
            title={
              <FormattedMessage defaultMessage="Apply in four steps" description="For future merchants" />
            }
          >
            <FormattedMessage
              defaultMessage="Everything is saved as you type, so you can pick up later on any device."
              description="For future merchants"
            />
          </Advantage>
          <Advantage
            icon={BadgeCheck}
            title={
              <FormattedMessage
                defaultMessage="Answered in 15 business days"
                description="For future merchants"
              />
            }
          >
            <FormattedMessage
              defaultMessage="We check your documents and let you know by email. If something is missing, you can add it and resubmit."
              description="For future merchants"
            />
          </Advantage>
          <Advantage
            icon={Percent}
            title={
              <FormattedMessage defaultMessage="You pay when you sell" description="For future merchants" />
            }
          >
            {fees.length > 0 ? (
              <FormattedMessage
                defaultMessage="From {fee, number}% of each sale, by category. No monthly fee."
                description="For future merchants"
                values={{ fee: Math.min(...fees) }}
              />
            ) : (
              <FormattedMessage defaultMessage="No monthly fee." description="For future merchants" />
            )}
          </Advantage>
        </ul>
      </Card>
      <Fees categories={categories} />
      <Card className={styles.part}>
        <Heading level={2}>
          <FormattedMessage
            defaultMessage="Which shop type is right for you?"
            description="Title: kinds of shops"
          />
        </Heading>
        <ul
          className={styles.kinds}
          aria-label={intl.formatMessage({ defaultMessage: "Shop types", description: "Name of a list" })}
        >
          {types.map(({ id, name, info }) => (
            <li key={id} className={styles.kind}>
              <Icon shape={Store} size="md" />
              <span>
                <strong>{name}</strong>
                <Text element="p" tone="muted">
                  {info}
                </Text>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Quotes />
      <Questions />
    </Container>
  );
};
