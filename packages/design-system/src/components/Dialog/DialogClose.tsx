"use client";
import { Close } from "@radix-ui/react-dialog";
import type { ComponentPropsWithRef } from "react";

export interface DialogCloseProps extends ComponentPropsWithRef<"button"> {
  /**
   * Renders the child button as the close button: `<DialogClose asChild><Button>Keep
   * it</Button></DialogClose>`.
   * @default false
   */
  asChild?: boolean;
}

/** A button that closes the surrounding dialog, also when it is uncontrolled. */
export function DialogClose(props: DialogCloseProps) {
  return <Close {...props} />;
}
