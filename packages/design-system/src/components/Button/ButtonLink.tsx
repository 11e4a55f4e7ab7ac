import { LinkBase, type LinkComponentProps } from "../../provider/index.ts";
import { ButtonContent, buttonClass, type ButtonLook } from "./button-look.tsx";

export interface ButtonLinkProps extends ButtonLook, Omit<LinkComponentProps, "children"> {}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  tone,
  size,
  fullWidth,
  startIcon,
  endIcon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <LinkBase
      data-component="ButtonLink"
      className={buttonClass({ variant, tone, size, fullWidth }, className)}
      {...rest}
    >
      <ButtonContent startIcon={startIcon} endIcon={endIcon}>
        {children}
      </ButtonContent>
    </LinkBase>
  );
}
