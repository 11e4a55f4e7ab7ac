"use client";
import { DialogClose, type DialogCloseProps } from "../Dialog/DialogClose.tsx";

export type DrawerCloseProps = DialogCloseProps;

/**
 * A button that closes the surrounding drawer: `<DrawerClose asChild><Button>Show
 * products</Button></DrawerClose>`.
 */
export function DrawerClose(props: DrawerCloseProps) {
  return <DialogClose {...props} />;
}
