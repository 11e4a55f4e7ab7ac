/**
 * Value of a field right after browser input and React's response, before any later update. A different value
 * would lose fast keystrokes and break input methods, which continue from their own text.
 */
export function valueAfterInput(input: HTMLInputElement, text: string): string {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  return input.value;
}
