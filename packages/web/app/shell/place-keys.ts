interface PlaceKeys {
  place: string;
  /** The name of a command that replaces this entry in the list while the user is on that screen. */
  unless?: string;
  keys: readonly (readonly [label: string, keys: string])[];
}

/** Keys that work in one place only, on the focused element. */
export const placeKeys: readonly PlaceKeys[] = [
  {
    place: 'On a post in the calendar',
    keys: [
      ['Pick up the post', 'm'],
      ['Move it', 'Arrows'],
      ['Move it by a month', 'PageUp PageDown'],
      ['Drop it', 'enter'],
      ['Cancel the move', 'Escape'],
    ],
  },
  {
    place: 'On a card of the idea board',
    keys: [['Move the card', 'Arrows']],
  },
  {
    place: 'On a suggestion in Memory',
    keys: [
      ['Confirm it', 'enter'],
      ['Reject it', 'Delete'],
      ['Edit it', 'e'],
      ['Confirm it, and never give it to a model', 'n'],
      ['Next suggestion', 'j'],
      ['Previous suggestion', 'k'],
    ],
  },
  {
    place: 'In the slide editor',
    keys: [
      ['Undo', 'mod+z'],
      ['Redo', 'mod+shift+z'],
      ['Save', 'mod+s'],
      ['Previous or next slide', 'Arrows'],
      ['Delete the slide', 'Delete'],
    ],
  },
  {
    place: 'When you write a post',
    unless: 'editor:find',
    keys: [
      ['Write from the idea, or send', 'mod+enter'],
      ['Save the draft', 'mod+s'],
      ['Find and replace', 'mod+f'],
      ['Next or previous remark', 'F8 shift+F8'],
      ['Next gap', 'alt+g'],
    ],
  },
];
