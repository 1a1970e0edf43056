/** Whether places of a text are in neither quotation marks nor brackets; they are asked for from left to right. */
export function outsideOf(text: string): (at: number) => boolean {
  const open = { '"': 0, '“': 0, '(': 0, '«': 0 };
  let read = 0;
  return (at) => {
    for (; read < at; read += 1) {
      const sign = text.charAt(read);
      if (sign === '"' || sign === '“' || sign === '(' || sign === '«') open[sign] += 1;
      else if (sign === '”') open['“'] -= 1;
      else if (sign === ')') open['('] -= 1;
      else if (sign === '»') open['«'] -= 1;
    }
    return open['"'] % 2 === 0 && open['“'] <= 0 && open['('] <= 0 && open['«'] <= 0;
  };
}
