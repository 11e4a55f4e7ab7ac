import { Heading, Image } from "@carmine/design-system";
import type { ReactElement, ReactNode } from "react";
import { pictureOf, widest } from "./products/picture.ts";
import * as styles from "./PageBanner.css.ts";

export interface PageBannerProps {
  readonly title: string;
  readonly text?: string;
  /** URL of a picture without important content on its left side. */
  readonly picture?: string | null | undefined;
  /** Line above the title. */
  readonly above?: ReactNode;
  /** Without colors, for something that has ended. */
  readonly grey?: boolean;
  readonly children?: ReactNode;
}

/** The head of a page over a picture: title, description and more content below. */
export const PageBanner = ({
  title,
  text,
  picture,
  above,
  grey = false,
  children,
}: PageBannerProps): ReactElement => (
  <div className={grey ? styles.grey : styles.banner}>
    {picture && (
      <div className={styles.picture}>
        <Image {...pictureOf(picture, "", widest.page)} priority sizes="1200px" className={styles.image} />
      </div>
    )}
    <div className={styles.words}>
      {above && <p className={styles.above}>{above}</p>}
      <Heading level={1} size={36}>
        {title}
      </Heading>
      {text && <p>{text}</p>}
    </div>
    {children}
  </div>
);
