import { deleteCalendarNote, saveCalendarNote, type CalendarNote } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { notices } from '../../../lib/notices.ts';
import { useCall } from '../../../lib/use-call.ts';
import { windowsKey } from './api.ts';

export interface Notes {
  saving: boolean;
  /** False when it was refused. The refusal has already been shown. */
  save: (note: CalendarNote) => Promise<boolean>;
  remove: (note: CalendarNote) => Promise<void>;
}

export function useNotes(): Notes {
  const client = useQueryClient();
  const put = useCall(saveCalendarNote, { showSuccess: false });
  const drop = useCall(deleteCalendarNote, { showSuccess: false });
  const refresh = () => client.invalidateQueries({ queryKey: windowsKey });
  const save = async (note: CalendarNote) => {
    const saved = await put.run({ body: note });
    await refresh();
    return saved !== null;
  };
  return {
    saving: put.loading,
    save,
    remove: async (note) => {
      const gone = await drop.run({ params: { id: note.id } });
      if (gone !== null) notices.success('Note deleted.', { label: 'Undo', run: () => void save(note) });
      await refresh();
    },
  };
}
