import { Dialog, DialogBody, Tile, Tiles } from '@phila/ui';
import { calculatorCards } from './cards.ts';

interface CalculatorsProps {
  onClose: () => void;
}

/** The side panel's eight calculators as cards, over any page (specification: shell). */
const Calculators = ({ onClose }: CalculatorsProps) => (
  <Dialog title="Calculators" onClose={onClose}>
    <DialogBody>
      <Tiles>
        {calculatorCards.map(({ title, answers, portal, icon }) => (
          <Tile key={portal} to={portal} onPress={onClose} title={title} text={answers} icon={icon} />
        ))}
      </Tiles>
    </DialogBody>
  </Dialog>
);

export default Calculators;
