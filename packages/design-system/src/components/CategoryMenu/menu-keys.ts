/** Action of a key in the column; `null` if the key isn't handled. */
export type MenuMove = { focus: number } | "enter" | "leave" | null;

/**
 * Arrow-key navigation of the column: up and down wrap around, Home and End go to the ends, the arrow towards
 * the panel enters it, and the opposite arrow leaves it.
 * @param index - the focused entry
 * @param count - number of entries
 * @param rightToLeft - the panel is on the left
 */
export function menuMove(key: string, index: number, count: number, rightToLeft = false): MenuMove {
  switch (key) {
    case "ArrowDown":
      return { focus: (index + 1) % count };
    case "ArrowUp":
      return { focus: (index - 1 + count) % count };
    case "Home":
      return { focus: 0 };
    case "End":
      return { focus: count - 1 };
    case "ArrowRight":
      return rightToLeft ? "leave" : "enter";
    case "ArrowLeft":
      return rightToLeft ? "enter" : "leave";
    default:
      return null;
  }
}
