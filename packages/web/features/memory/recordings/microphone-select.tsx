import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { keep } from '../../../lib/keep.ts';
import { microphonePlace } from './use-recorder.ts';

/** The microphones to choose from, once the browser tells their names. Empty for one alone. */
export function MicrophoneSelect({ onChoose }: { onChoose: (device: string) => void }) {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  const [chosen, setChosen] = useState(() => keep.read(microphonePlace) ?? '');
  useEffect(() => {
    const { mediaDevices } = navigator;
    const look = () =>
      void mediaDevices.enumerateDevices().then(
        (all) => setDevices(all.filter(({ kind, label }) => kind === 'audioinput' && label !== '')),
        () => undefined,
      );
    look();
    mediaDevices.addEventListener('devicechange', look);
    return () => mediaDevices.removeEventListener('devicechange', look);
  }, []);
  if (devices.length < 2) return null;
  return (
    <NativeSelect
      size="xs"
      label="Microphone"
      value={devices.some(({ deviceId }) => deviceId === chosen) ? chosen : devices[0]?.deviceId}
      data={devices.map(({ deviceId, label }) => ({ value: deviceId, label }))}
      onChange={({ currentTarget: { value } }) => {
        setChosen(value);
        keep.write(microphonePlace, value);
        onChoose(value);
      }}
    />
  );
}
