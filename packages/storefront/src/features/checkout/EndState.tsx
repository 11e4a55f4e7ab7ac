import { ButtonLink, Card, EmptyState, type EmptyStateProps } from "@carmine/design-system";
import type { ReactElement, ReactNode } from "react";

export interface EndStateProps extends Pick<EmptyStateProps, "icon" | "tone"> {
  readonly title: string;
  readonly children?: ReactNode;
  /** The primary action first. */
  readonly ways: readonly { readonly label: string; readonly href: string }[];
}

/** A page without content: shows the reason and links to continue. */
export const EndState = ({ icon, tone = "caution", title, ways, children }: EndStateProps): ReactElement => (
  <Card>
    <EmptyState
      icon={icon}
      tone={tone}
      level={1}
      title={title}
      actions={ways.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? "solid" : "outline"}>
          {label}
        </ButtonLink>
      ))}
    >
      {children}
    </EmptyState>
  </Card>
);
