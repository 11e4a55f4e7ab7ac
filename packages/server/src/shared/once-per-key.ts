/** Makes a value once per key and retains it, such as a formatter of `Intl`, which is slow to create. For few keys. */
export const oncePerKey = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
};
