import { Card, Heading, LogoMark, Stack } from "@carmine/design-system";
import type { ReactNode } from "react";
import * as styles from "./sign-in.css.ts";

/** Page without menu and top bar, for people who haven't signed in yet: a card in the middle. */
export const EntryCard = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <main className={styles.page}>
    <Card element="section" aria-labelledby="title" className={styles.card}>
      <Stack gap={20}>
        <div className={styles.head}>
          <LogoMark className={styles.mark} />
          <Heading level={1} size={20} id="title">
            {title}
          </Heading>
        </div>
        {children}
      </Stack>
    </Card>
  </main>
);
