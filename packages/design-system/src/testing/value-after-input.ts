/**
 * What stands in a field right after a browser has put a text into it and React has answered, before anything that comes
 * later. Another value here would lose quick letters and break input methods, which go on with what they have written.
 */
export function valueAfterInput(input: HTMLInputElement, text: string): string {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  return input.value;
}
